import {
  type Analysis,
  attachTo,
  type Item,
  isSystemPart,
  type JointEnd,
  newPart,
  type Part,
  type PartId,
  type PlacedPart,
  POSITIONS,
  partsOverlap,
  placePart,
  type Side,
} from '@ramp/domain'
import { fitOf } from '../snapping/facing-sides.ts'
import { sideFor } from '../snapping/find-place-snap.ts'
import { type Standing, standingWithout } from '../snapping/standing.ts'
import { nextItems } from './next-items.ts'

/** An open end of a system. The main one is where the way goes on. */
export type OpenEnd = { readonly end: JointEnd; readonly isMain: boolean }

const OPPOSITE: Readonly<Record<Side, Side>> = { TOP: 'BOTTOM', RIGHT: 'LEFT', BOTTOM: 'TOP', LEFT: 'RIGHT' }

/** Open ends of a part: sides that could carry a joint and carry nothing. Of several the main one comes first. */
export function openEndsOf(part: PartId, { connections, placement }: Analysis): readonly OpenEnd[] {
  const placed = placement.byId.get(part)
  if (!placed || !isSystemPart(placed.part)) return []
  const covered = [...connections.transitions.values()].flatMap((end) => (end?.part === part ? end.side : []))
  const mine = connections.points.filter(({ end }) => end.part === part)
  const open = mine.flatMap(({ end, state }) =>
    state === 'empty' && !covered.includes(end.side) ? end.side : [],
  )
  const used = mine.find(({ state }) => state !== 'empty')?.end.side
  const onward = used ? OPPOSITE[used] : 'BOTTOM'
  const main = open.includes(onward) ? onward : open[0]
  return [...open]
    .sort((a, b) => Number(b === main) - Number(a === main))
    .map((side) => ({ end: { part, side }, isMain: side === main }))
}

/** What may go on at an open end: the items that can be joined there, flush and on a free place. */
export function nextPartsAt(end: JointEnd, analysis: Analysis): readonly Item[] {
  const { layout, catalogue, placement, runs } = analysis
  const to = placement.byId.get(end.part)
  if (!to) return []
  const height = runs.heights.get(end.part)?.bottom ?? null
  return nextItems(catalogue, { project: layout.project, to, side: end.side, height }).filter(
    (item) => joinedAt(end, { item, id: '' }, analysis) !== null,
  )
}

/** A new part joined at an open end: in the middle where that is free, else at the left or the right. */
export function joinedAt(
  { part, side }: JointEnd,
  { item, id }: { readonly item: Item; readonly id: PartId },
  analysis: Analysis,
): Part | null {
  const { layout, placement, catalogue } = analysis
  const to = placement.byId.get(part)
  const fresh = newPart(item, id, { x: 0, y: 0 }, 0)
  const held = fresh && placePart(fresh, catalogue)
  if (!to || !held) return null
  const mySide = sideFor(held, to, side, analysis)
  if (!fitOf(held, mySide, to, side)) return null
  const standing = standingWithout([], placement, layout)
  for (const position of [...POSITIONS].sort(middleFirst)) {
    const there = { ...fresh, ...attachTo({ to: to.sides[side], item, mySide, position }) }
    if (isFree(placePart(there, catalogue), standing)) return there
  }
  return null
}

const middleFirst = (a: string, b: string) => Number(b === 'CENTER') - Number(a === 'CENTER')

const isFree = (placed: PlacedPart | null, standing: Standing): boolean =>
  placed !== null &&
  standing.near(placed.box, 0).every((other) => !isSystemPart(other.part) || !partsOverlap(placed, other))

import {
  type Analysis,
  attachTo,
  forEnd,
  heightAhead,
  type Item,
  isSystemPart,
  type JointEnd,
  jointProblems,
  newPart,
  OPPOSITE,
  type Part,
  type PartId,
  type PlacedPart,
  type Position,
  partsOverlap,
  placePart,
} from '@ramp/domain'
import { fitOf, flushPlaces } from '../snapping/facing-sides.ts'
import { sideFor } from '../snapping/find-place-snap.ts'
import { type Standing, standingWithout } from '../snapping/standing.ts'
import { nextItems } from './next-items.ts'

/** An open end of a system. The main one is where the way goes on. */
export type OpenEnd = { readonly end: JointEnd; readonly isMain: boolean }

/**
 * Open ends of a part: sides that could carry a joint and carry nothing, and entrances and exits that no transition
 * lies against. Of several the main one comes first.
 */
export function openEndsOf(part: PartId, { connections, placement }: Analysis): readonly OpenEnd[] {
  const placed = placement.byId.get(part)
  if (!placed || !isSystemPart(placed.part)) return []
  const covered = [...connections.transitions.values()].flatMap((end) => (end?.part === part ? end.side : []))
  const mine = connections.points.filter(({ end }) => end.part === part)
  const open = mine.flatMap(({ end, state }) =>
    state !== 'joined' && !covered.includes(end.side) ? end.side : [],
  )
  const used = mine.find(({ state }) => state !== 'empty')?.end.side
  const onward = used ? OPPOSITE[used] : 'BOTTOM'
  const main = open.includes(onward) ? onward : open[0]
  return [...open]
    .sort((a, b) => Number(b === main) - Number(a === main))
    .map((side) => ({ end: { part, side }, isMain: side === main }))
}

/** What may go on at an open end: the items that can be joined there, flush, in order and on a free place. */
export function nextPartsAt(end: JointEnd, analysis: Analysis): readonly Item[] {
  const { layout, catalogue, placement } = analysis
  const to = placement.byId.get(end.part)
  if (!to) return []
  const height = heightAhead(end, analysis)
  // An exit moves along to the end of what is joined at it; a door stays where it is.
  const isDoor = layout.openings.some(
    ({ part, side, use }) => use === 'entrance' && part === end.part && side === end.side,
  )
  return nextItems(catalogue, { project: layout.project, to, side: end.side, height }).filter(
    (item) => (!isDoor || isTransition(item)) && positionsAt(end, item, analysis).length > 0,
  )
}

const isTransition = ({ role }: Item): boolean => role.startsWith('transition')

/** Where along an open end an item can lie, the middle first where it may. */
export const positionsAt = (end: JointEnd, item: Item, analysis: Analysis): readonly Position[] =>
  placesAt(end, { item, id: '' }, analysis).map(({ position }) => position)

type Newcomer = { readonly item: Item; readonly id: PartId; readonly position?: Position | null }

/** A new part joined at an open end: where it is wanted, else in the middle, else at the left or the right. */
export function joinedAt(end: JointEnd, newcomer: Newcomer, analysis: Analysis): Part | null {
  const places = placesAt(end, newcomer, analysis)
  const wanted = places.find(({ position }) => position === newcomer.position)
  return (wanted ?? places[0])?.part ?? null
}

type Place = { readonly position: Position; readonly part: Part }

/** The places where an item lies flush and free, and makes a joint that nothing is wrong with. */
function placesAt({ part, side }: JointEnd, { item, id }: Newcomer, analysis: Analysis): readonly Place[] {
  const { layout, placement, catalogue } = analysis
  const to = placement.byId.get(part)
  const made = newPart(item, id, { x: 0, y: 0 }, 0)
  const fresh = made && forEnd(made, item, { part, side }, analysis)
  const held = fresh && placePart(fresh, catalogue)
  if (!to || !held) return []
  const mySide = sideFor(held, to, side, analysis)
  const fit = fitOf(held, mySide, to, side)
  if (!fit) return []
  const standing = standingWithout([], placement, layout)
  return flushPlaces(held.sides[mySide].length, to.sides[side]).flatMap(({ position }) => {
    const there = { ...fresh, ...attachTo({ to: to.sides[side], item, mySide, position }) }
    const own = placePart(there, catalogue)
    if (!own || !isFree(own, standing)) return []
    const [ownSide, otherSide] = [own.sides[mySide], to.sides[side]]
    const difference = Math.abs(ownSide.length - otherSide.length)
    const view = { own, ownSide, other: to, otherSide, position, difference }
    return fit.kind !== null && jointProblems(view).length > 0 ? [] : [{ position, part: there }]
  })
}

const isFree = (placed: PlacedPart, standing: Standing): boolean =>
  standing.near(placed.box, 0).every((other) => !isSystemPart(other.part) || !partsOverlap(placed, other))

import {
  type Analysis,
  attachTo,
  forEnd,
  gatesOf,
  heightAhead,
  type Item,
  isSystemPart,
  type JointEnd,
  jointProblems,
  jointsAt,
  newPart,
  OPPOSITE,
  type Part,
  type PartId,
  type PlacedPart,
  type PlacedSide,
  type Placement,
  type Position,
  partsOverlap,
  placePart,
  type Side,
  sidesUnderGate,
} from '@ramp/domain'
import { fitOf, flushPlaces } from '../snapping/facing-sides.ts'
import { sideFor } from '../snapping/find-place-snap.ts'
import { gateOnSide } from '../snapping/gate-places.ts'
import { type Standing, standingWithout } from '../snapping/standing.ts'
import { nextItems, otherItems } from './next-items.ts'
import { turnBackOf } from './turn-back.ts'

/** An open end of a system. The main one is where the way goes on. */
export type OpenEnd = { readonly end: JointEnd; readonly isMain: boolean }

/**
 * Open ends of a part: sides that could carry a joint and carry nothing, and entrances and exits that no transition
 * lies against. Of several the main one comes first: across from where the part is joined, and back where it turns back.
 */
export function openEndsOf(part: PartId, analysis: Analysis): readonly OpenEnd[] {
  const { connections, placement } = analysis
  const placed = placement.byId.get(part)
  if (!placed || !isSystemPart(placed.part)) return []
  const covered = [...connections.transitions.values()].flatMap((end) => (end?.part === part ? end.side : []))
  const mine = connections.points.filter(({ end }) => end.part === part)
  const open = mine.flatMap(({ end, state }) =>
    state !== 'joined' && !covered.includes(end.side) ? end.side : [],
  )
  const used = mine.find(({ end, state }) => state !== 'empty' && !carriesStair(end, analysis))?.end.side
  const onward = turnBackOf(part, analysis)?.side ?? (used ? OPPOSITE[used] : 'BOTTOM')
  const main = open.includes(onward) ? onward : open[0]
  return [...open]
    .sort((a, b) => Number(b === main) - Number(a === main))
    .map((side) => ({ end: { part, side }, isMain: side === main }))
}

/** A stair beside a platform is not where its ramp comes from. */
const carriesStair = ({ part, side }: JointEnd, { connections, placement }: Analysis): boolean =>
  jointsAt(connections.uses, part, side).some(
    ({ a, b }) => placement.byId.get((a.part === part ? b : a).part)?.part.kind === 'stair',
  )

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
  const wanted = { project: layout.project, to, side: end.side, height }
  return [...nextItems(catalogue, wanted), ...otherItems(catalogue, wanted)].filter(
    (item) => (!isDoor || isAtDoor(item)) && positionsAt(end, item, analysis).length > 0,
  )
}

const isAtDoor = ({ role }: Item): boolean => role.startsWith('transition') || role === 'gate'

/** Where along an open end an item can lie, the middle first where it may. */
export const positionsAt = (end: JointEnd, item: Item, analysis: Analysis): readonly Position[] =>
  placesAt(end, { item, id: '' }, analysis).map(({ position }) => position)

type Newcomer = { readonly item: Item; readonly id: PartId; readonly position?: Position | null }

/** Where along an open end a person wants the next part before saying so; null where nothing tells. */
export function likelyPosition({ part, side }: JointEnd, analysis: Analysis): Position | null {
  const back = turnBackOf(part, analysis)
  return back?.side === side ? back.position : null
}

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
  if (item.role === 'gate') return gatePlacesAt(held, to.sides[side], placement)
  const standing = standingWithout([], placement, layout)
  const placesBy = (mySide: Side): readonly Place[] => {
    const fit = fitOf(held, mySide, to, side)
    if (!fit) return []
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
  if (item.role !== 'arr') return placesBy(sideFor(held, to, side, analysis))
  // It has one place, in two turns: to the right from its top, to the left from its bottom.
  return [
    ...placesBy('TOP').map((place) => ({ ...place, position: 'RIGHT' as const })),
    ...placesBy('BOTTOM').map((place) => ({ ...place, position: 'LEFT' as const })),
  ]
}

/** A gate is set in the middle of a platform side, and one is enough. */
function gatePlacesAt(gate: PlacedPart, side: PlacedSide, placement: Placement): readonly Place[] {
  const isTaken = gatesOf(placement).some((one) =>
    sidesUnderGate(one, placement).some((under) => under.part === side.part && under.side === side.side),
  )
  const { at, rotation } = gateOnSide(gate, side)
  return isTaken || gate.width > side.length
    ? []
    : [{ position: 'CENTER', part: { ...gate.part, at, rotation } }]
}

const isFree = (placed: PlacedPart, standing: Standing): boolean =>
  standing.near(placed.box, 0).every((other) => !isSystemPart(other.part) || !partsOverlap(placed, other))

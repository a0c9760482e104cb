import {
  type Analysis,
  add,
  type DrawingDifference,
  distance,
  normalizeAngle,
  type PartId,
  type PlacedPart,
  type Point,
} from '@ramp/domain'

/** A part that is somewhere else than it was. */
export type Move = {
  readonly was: PlacedPart
  readonly is: PlacedPart
  readonly from: Point
  readonly to: Point
  /** The same sign where the part was and where it is; null where an arrow between the two reads well. */
  readonly number: number | null
}

type Compared = {
  readonly before: Analysis
  readonly after: Analysis
  readonly difference: DrawingDifference
  readonly twins: ReadonlyMap<PartId, PartId>
}

/** Shorter than this an arrow is all head. */
const SHORTEST = 3

/** Parts that moved, by their id. A part that turned, and one whose arrow would cross another one, is told by a number. */
export function movesOf({ before, after, difference, twins }: Compared): ReadonlyMap<PartId, Move> {
  const moves = difference.parts.flatMap(({ kind, part }) => {
    const was = before.placement.byId.get(twins.get(part) ?? part)
    const is = after.placement.byId.get(part)
    if (kind !== 'moved' || !was || !is) return []
    const from = add(was.part.at, difference.shift)
    return distance(from, is.part.at) < SHORTEST ? [] : [{ was, is, from, to: is.part.at }]
  })
  let count = 0
  return new Map(
    moves.map((move) => {
      const isMixedUp = isTurned(move) || moves.some((other) => other !== move && isCrossing(move, other))
      return [move.is.part.id, { ...move, number: isMixedUp ? ++count : null }]
    }),
  )
}

const isTurned = ({ was, is }: Pick<Move, 'was' | 'is'>): boolean =>
  normalizeAngle(is.part.rotation - was.part.rotation) !== 0

type Segment = Pick<Move, 'from' | 'to'>

/** Whether two arrows cross or lie over each other. */
function isCrossing(a: Segment, b: Segment): boolean {
  const [b1, b2] = [sideOf(a, b.from), sideOf(a, b.to)]
  const [a1, a2] = [sideOf(b, a.from), sideOf(b, a.to)]
  if (b1 === 0 && b2 === 0) return isBetween(a, b.from) || isBetween(a, b.to) || isBetween(b, a.from)
  return b1 * b2 <= 0 && a1 * a2 <= 0
}

/** On which side of an arrow a place is; 0 on its line. */
function sideOf({ from, to }: Segment, { x, y }: Point): number {
  const across = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
  return Math.abs(across) < 1 ? 0 : Math.sign(across)
}

/** Of a place on the line of an arrow, whether it is on the arrow. */
const isBetween = ({ from, to }: Segment, place: Point): boolean =>
  distance(from, place) + distance(place, to) < distance(from, to) + 1

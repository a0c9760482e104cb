import type { Point3 } from '@ramp/solids'
import { crossed, dotted, lengthOf, times } from '../geometry/space.ts'
import type { Piece } from '../pieces/piece.ts'

/** 1 the first, -1 the second, 0 neither; sure where a plane has one on each side of it. */
type Nearer = { readonly nearer: 1 | -1 | 0; readonly isSure: boolean }

/** Pieces that touch or are let into one another by no more than this are apart, inches. */
const LET_IN = 0.05
/** What is let into something, such as a leg into the frame of its deck, is under it rather than beside it. */
const UNDER = 0.35
const UPRIGHT = 0.9

/**
 * Which of two convex pieces may hide the other from an eye. A plane between them tells it: what is on the eye's side of the
 * plane is nearer. Where one is let into the other it is the plane across which they share least.
 */
export function nearerOf(a: Piece, b: Piece, eye: Point3): Nearer {
  let least = Number.POSITIVE_INFINITY
  let best: Nearer['nearer'] = 0
  for (const way of waysBetween(a, b)) {
    const { shared, nearer } = across(way, a, b, eye)
    if (shared <= LET_IN) return { nearer, isSure: true }
    const weighed = Math.abs(way.z) > UPRIGHT ? shared * UNDER : shared
    if (weighed >= least) continue
    least = weighed
    best = nearer
  }
  return { nearer: best, isSure: false }
}

/** How far two pieces share a direction, below 0 where there is a gap, and which of them is on the eye's side of it. */
function across(
  way: Point3,
  a: Piece,
  b: Piece,
  eye: Point3,
): { readonly shared: number; readonly nearer: Nearer['nearer'] } {
  const [spanA, spanB] = [spanAlong(a, way), spanAlong(b, way)]
  const isBLater = spanA.max - spanB.min <= spanB.max - spanA.min
  const [first, last] = isBLater ? [spanA, spanB] : [spanB, spanA]
  const shared = first.max - last.min
  const at = dotted(way, eye)
  const middle = (first.max + last.min) / 2
  // In a gap an eye sees both whole.
  const isLast = at >= (shared > 0 ? middle : last.min)
  const isFirst = at <= (shared > 0 ? middle : first.max)
  if (isLast) return { shared, nearer: isBLater ? -1 : 1 }
  return { shared, nearer: isFirst ? (isBLater ? 1 : -1) : 0 }
}

/** Directions that may tell two pieces apart: out of the faces of both, and across an edge of each. */
function* waysBetween(a: Piece, b: Piece): Generator<Point3> {
  yield* a.normals
  yield* b.normals
  for (const one of a.edges)
    for (const other of b.edges) {
      const way = crossed(one, other)
      const length = lengthOf(way)
      if (length > 1e-6) yield times(way, 1 / length)
    }
}

function spanAlong({ corners }: Piece, way: Point3): { readonly min: number; readonly max: number } {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const corner of corners) {
    const at = dotted(corner, way)
    if (at < min) min = at
    if (at > max) max = at
  }
  return { min, max }
}

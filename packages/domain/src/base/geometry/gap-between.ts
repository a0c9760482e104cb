import type { Inches } from '../units.ts'
import { boxAround, boxesTouch } from './outline.ts'
import { between, distance, type Point } from './point.ts'
import { awayFrom, isInside, stretchesOf } from './polygon.ts'

/** Edges are looked at this often where one outline may lie in another. */
const STEP: Inches = 6

/** How far two outlines of any shape lie apart; 0 where they meet. */
export function gapBetween(a: readonly Point[], b: readonly Point[]): Inches {
  if (depthIn(a, b) > 0) return 0
  let gap = Number.POSITIVE_INFINITY
  for (const [from, to] of stretchesOf(b)) for (const at of a) gap = Math.min(gap, awayFrom(from, to, at))
  for (const [from, to] of stretchesOf(a)) for (const at of b) gap = Math.min(gap, awayFrom(from, to, at))
  return gap
}

/** How far a point lies from an outline of any shape; 0 within it. */
export const gapTo = (outline: readonly Point[], at: Point): Inches =>
  isInside(outline, at) ? 0 : rimAway(outline, at)

/** How deep an outline reaches into another of any shape; 0 where it stays out. */
export function depthIn(outline: readonly Point[], other: readonly Point[]): Inches {
  const [box, around] = [boxAround(outline), boxAround(other)]
  if (!boxesTouch(box, around)) return 0
  const within = (shape: readonly Point[], places: readonly Point[]) =>
    places.filter((at) => isInside(shape, at)).map((at) => rimAway(shape, at))
  return Math.max(0, ...within(other, placesAlong(outline)), ...within(outline, placesAlong(other)))
}

/** How far an outline reaches out of another of any shape; 0 where it stays in. */
export function reachOutOf(outline: readonly Point[], around: readonly Point[]): Inches {
  const out = placesAlong(outline).filter((at) => !isInside(around, at))
  const notches = around.filter((at) => isInside(outline, at))
  return Math.max(0, ...out.map((at) => rimAway(around, at)), ...notches.map((at) => rimAway(outline, at)))
}

const rimAway = (outline: readonly Point[], at: Point): Inches =>
  Math.min(...stretchesOf(outline).map(([from, to]) => awayFrom(from, to, at)))

/** Corners of an outline, and places along its edges. */
export const placesAlong = (outline: readonly Point[], step: Inches = STEP): readonly Point[] =>
  stretchesOf(outline).flatMap(([from, to]) => {
    const steps = Math.max(1, Math.ceil(distance(from, to) / step))
    return Array.from({ length: steps }, (_, index) => between(from, to, index / steps))
  })

import type { Inches } from '../units.ts'
import { between, distance, type Point } from './point.ts'

/** What lies this close to an edge lies on it. */
const ON_EDGE: Inches = 1e-6

/** The stretches of an outline, each from one corner to the next. */
export const stretchesOf = (outline: readonly Point[]): readonly (readonly [Point, Point])[] =>
  outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from])

/** Whether a point lies in an outline of any shape; its edge counts as inside. */
export function isInside(outline: readonly Point[], at: Point): boolean {
  let isIn = false
  for (const [from, to] of stretchesOf(outline)) {
    if (awayFrom(from, to, at) <= ON_EDGE) return true
    if (
      from.y > at.y !== to.y > at.y &&
      at.x < from.x + ((at.y - from.y) * (to.x - from.x)) / (to.y - from.y)
    )
      isIn = !isIn
  }
  return isIn
}

/** How far a point lies from a stretch. */
export const awayFrom = (from: Point, to: Point, at: Point): Inches =>
  distance(at, between(from, to, shareAlong(from, to, at)))

/** How far along a stretch its nearest place to a point lies: 0 at its start, 1 at its end. */
export function shareAlong(from: Point, to: Point, at: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = x * x + y * y
  return length === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * x + (at.y - from.y) * y) / length))
}

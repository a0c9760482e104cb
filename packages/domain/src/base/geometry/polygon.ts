import type { Inches } from '../units.ts'
import { between, distance, type Point } from './point.ts'

/** What lies this close to an edge lies on it. */
const ON_EDGE: Inches = 1e-6

/** The stretches of an outline, each from one corner to the next. */
export const stretchesOf = (outline: readonly Point[]): readonly (readonly [Point, Point])[] =>
  outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from])

/** An outline without corners that are given twice in a row, as a first one that is repeated at the end. */
export function withoutDoubled<Corner extends Point>(outline: readonly Corner[]): readonly Corner[] {
  const apart = outline.filter((at, index) => {
    const before = outline[index - 1]
    return !before || distance(before, at) > ON_EDGE
  })
  const [first] = apart
  const last = apart.at(-1)
  const isClosed = apart.length > 1 && first && last && distance(first, last) <= ON_EDGE
  return isClosed ? apart.slice(0, -1) : apart
}

/** Square inches an outline encloses; negative where it is given counterclockwise (y down). */
export const signedArea = (outline: readonly Point[]): number =>
  stretchesOf(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2

/** Whether a point lies in an outline of any shape; its edge counts as inside. */
export function isInside(outline: readonly Point[], at: Point): boolean {
  let isIn = false
  let from = outline.at(-1)
  for (const to of outline) {
    if (!from) return false
    if (isOn(from, to, at)) return true
    if (
      from.y > at.y !== to.y > at.y &&
      at.x < from.x + ((at.y - from.y) * (to.x - from.x)) / (to.y - from.y)
    )
      isIn = !isIn
    from = to
  }
  return isIn
}

/** Whether a point lies on a stretch; most lie far off it, which its box tells sooner. */
const isOn = (from: Point, to: Point, at: Point): boolean =>
  at.x >= Math.min(from.x, to.x) - ON_EDGE &&
  at.x <= Math.max(from.x, to.x) + ON_EDGE &&
  at.y >= Math.min(from.y, to.y) - ON_EDGE &&
  at.y <= Math.max(from.y, to.y) + ON_EDGE &&
  awayFrom(from, to, at) <= ON_EDGE

/** How far a point lies from a stretch. */
export const awayFrom = (from: Point, to: Point, at: Point): Inches =>
  distance(at, between(from, to, shareAlong(from, to, at)))

/** How far along a stretch its nearest place to a point lies: 0 at its start, 1 at its end. */
export function shareAlong(from: Point, to: Point, at: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = x * x + y * y
  return length === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * x + (at.y - from.y) * y) / length))
}

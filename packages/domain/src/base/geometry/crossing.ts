import type { Point } from './point.ts'
import { stretchesOf } from './polygon.ts'

/**
 * The first two edges of an outline that cross, by their numbers from 0: edge n goes from corner n to the next one. null where
 * the outline goes around an area without crossing itself; edges that only touch do not cross.
 */
export function crossingEdges(outline: readonly Point[]): readonly [first: number, second: number] | null {
  const edges = stretchesOf(outline)
  for (const [first, [a, b]] of edges.entries())
    for (let second = first + 2; second < edges.length; second++) {
      const [c, d] = edges[second] ?? [a, b]
      if (areApart(a, b, c, d) && areApart(c, d, a, b)) return [first, second]
    }
  return null
}

/** What an edge may be off a line and still be on it, as twice the area of a triangle: square inches. */
const ON_LINE = 1e-6

/** Whether two places are on different sides of a line. */
function areApart(from: Point, to: Point, a: Point, b: Point): boolean {
  const side = (at: Point) => (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)
  const [left, right] = [side(a), side(b)]
  return (left > ON_LINE && right < -ON_LINE) || (left < -ON_LINE && right > ON_LINE)
}

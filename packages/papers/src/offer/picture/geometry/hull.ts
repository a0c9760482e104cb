import type { Point } from '@ramp/domain'

const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

/** The convex outline around points, clockwise. */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of ordered) {
      while (kept.length > 1) {
        const [a, b] = [kept.at(-2), kept.at(-1)]
        if (!a || !b || turn(a, b, point) > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

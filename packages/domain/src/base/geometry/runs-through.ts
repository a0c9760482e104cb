import type { Inches } from '../units.ts'
import { between, type Point } from './point.ts'
import { awayFrom, isInside, stretchesOf } from './polygon.ts'

/** What runs along an edge, or grazes a corner by so little, is not inside. */
const GRAZED: Inches = 0.25

/** Whether a straight line from one place to another runs through the inside of an outline; along an edge it does not. */
export function runsThrough(outline: readonly Point[], from: Point, to: Point): boolean {
  const stretches = stretchesOf(outline)
  const crossings = stretches.flatMap(([a, b]) => crossingOf([from, to], [a, b]))
  const shares = [0, ...crossings, 1].toSorted((a, b) => a - b)
  return shares.slice(1).some((share, index) => {
    const middle = between(from, to, ((shares[index] ?? 0) + share) / 2)
    return isInside(outline, middle) && stretches.every(([a, b]) => awayFrom(a, b, middle) > GRAZED)
  })
}

type Line = readonly [Point, Point]

/** How far along a line another one crosses it. */
function crossingOf([from, to]: Line, [a, b]: Line): readonly number[] {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const [u, v] = [b.x - a.x, b.y - a.y]
  const across = x * v - y * u
  if (across === 0) return []
  const share = ((a.x - from.x) * v - (a.y - from.y) * u) / across
  const other = ((a.x - from.x) * y - (a.y - from.y) * x) / across
  return share > 0 && share < 1 && other >= 0 && other <= 1 ? [share] : []
}

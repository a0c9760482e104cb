import type { Inches } from '../units.ts'
import { crossingEdges } from './crossing.ts'
import { distance, type Point } from './point.ts'
import { awayFrom, signedArea, stretchesOf, withoutDoubled } from './polygon.ts'

/** Why corners are no outline: fewer than three, nothing within them, or sides that cross. */
export type OutlineFault = 'few-corners' | 'no-area' | 'crosses'

/** The thinnest outline that is one: as thin as a sign post. */
const THINNEST: Inches = 1

/** What keeps corners from being the outline of an area; null where nothing does. A corner that is given twice in a row is one. */
export function outlineFault(given: readonly Point[]): OutlineFault | null {
  if (given.length < 3) return 'few-corners'
  const corners = withoutDoubled(given)
  if (corners.length < 3) return 'no-area'
  if (crossingEdges(corners) || touchesItself(corners)) return 'crosses'
  const longest = Math.max(...stretchesOf(corners).map(([from, to]) => distance(from, to)))
  return longest === 0 || Math.abs(signedArea(corners)) / longest < THINNEST ? 'no-area' : null
}

const TOUCHING: Inches = 1e-6

/** Whether a corner is on a side that does not end there: it goes over its own way or comes back to a corner. */
function touchesItself(corners: readonly Point[]): boolean {
  const sides = stretchesOf(corners)
  if (isFlat(corners)) return false
  return corners.some((at, place) =>
    sides.some(([from, to], side) => {
      const isOwn = side === place || side === (place + corners.length - 1) % corners.length
      return !isOwn && awayFrom(from, to, at) < TOUCHING
    }),
  )
}

/** Corners in one row: nothing is within them, which says more than that its sides touch. */
function isFlat(corners: readonly Point[]): boolean {
  const [first] = corners
  const last = first && corners.toSorted((a, b) => distance(first, b) - distance(first, a))[0]
  if (!first || !last) return true
  return corners.every((at) => awayFrom(first, last, at) < TOUCHING || distance(first, last) === 0)
}

/** Why points are no line: fewer than two, all in one place, or stretches that cross. */
export type LineFault = 'few-points' | 'no-length' | 'crosses'

/** What keeps points from being a line on the site; null where nothing does. */
export function lineFault(points: readonly Point[]): LineFault | null {
  if (points.length < 2) return 'few-points'
  const stretches = points.slice(1).map((to, index) => [points[index] ?? to, to] as const)
  if (stretches.some(([from, to]) => distance(from, to) < THINNEST)) return 'no-length'
  const isCrossing = stretches.some(([a, b], first) =>
    stretches.slice(first + 2).some(([c, d]) => cross(a, b, c, d)),
  )
  return isCrossing ? 'crosses' : null
}

/** Whether two stretches cross: the ends of each are on different sides of the other. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (from: Point, to: Point, at: Point) =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

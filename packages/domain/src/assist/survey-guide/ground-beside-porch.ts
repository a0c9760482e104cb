import { add, between, distance, dot, type Point, scale, subtract } from '../../base/geometry/point.ts'
import { isInside, shareAlong, stretchesOf } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import type { Site } from '../../model/layout/site.ts'
import { housesOf } from '../../model/layout/things-of-site.ts'

/** What a place is called where the ground is read instead of the top of a porch. */
export const BESIDE_PORCH = 'Ground next to the porch'

/** So far off the edge of a porch a rod stands on the ground. */
const OFF_EDGE: Inches = 3

/**
 * Where the ground is read for a place that a porch covers: the nearest place off an edge of the porch that is at no
 * house. null where no porch covers it.
 */
export function besidePorch(site: Site, at: Point): Point | null {
  const { porch } = site
  if (!porch || !isInside(porch.outline, at)) return null
  const isFree = (place: Point) =>
    !isInside(porch.outline, place) && !housesOf(site).some(({ outline }) => isInside(outline, place))
  const [nearest] = stretchesOf(porch.outline)
    .flatMap(([from, to]) => {
      const edge = between(from, to, shareAlong(from, to, at))
      return offEdge(from, to).map((off) => add(edge, off))
    })
    .filter(isFree)
    .toSorted((a, b) => distance(a, at) - distance(b, at))
  return nearest ?? null
}

/** Off an edge, to both sides of it. */
function offEdge(from: Point, to: Point): readonly Point[] {
  const along = subtract(to, from)
  const length = Math.sqrt(dot(along, along))
  if (length === 0) return []
  const off = scale({ x: -along.y, y: along.x }, OFF_EDGE / length)
  return [off, scale(off, -1)]
}

import { boxAbout, boxesTouch } from '../../base/geometry/outline.ts'
import { add, between, distance, type Point, scale, subtract } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import { type GroundSurface, heightOn } from './surface.ts'

/** Beside the spots the ground is no plane: there it is looked at in so many directions. */
const DIRECTIONS = 16

/**
 * Where the ground may be lowest within reach of a place: straight below the slope of each triangle, at spots, and where
 * edges of triangles leave the reach.
 */
export function lowPlaces(
  { spots, facets, edges }: GroundSurface,
  at: Point,
  reach: Inches,
): readonly Point[] {
  const near = boxAbout(at, reach)
  const places: Point[] = [at, ...aroundOf(at, reach)]
  for (const spot of spots) if (distance(spot, at) <= reach) places.push(spot)
  for (const { slope, box } of facets) {
    const steepness = Math.sqrt(slope.x * slope.x + slope.y * slope.y)
    if (steepness > 0 && boxesTouch(box, near)) places.push(subtract(at, scale(slope, reach / steepness)))
  }
  for (const { from, to, box } of edges)
    if (boxesTouch(box, near)) places.push(...crossings(from, to, at, reach))
  return places
}

/** The lowest ground within reach of a place, inches above the datum. */
export const lowestOf = (surface: GroundSurface, at: Point, reach: Inches): Inches =>
  Math.min(...lowPlaces(surface, at, reach).map((place) => heightOn(surface, place)))

const AROUND: readonly Point[] = Array.from({ length: DIRECTIONS }, (_, index) => {
  const angle = (index * 2 * Math.PI) / DIRECTIONS
  return { x: Math.cos(angle), y: Math.sin(angle) }
})

const aroundOf = (at: Point, reach: Inches) => AROUND.map((direction) => add(at, scale(direction, reach)))

/** Where a stretch crosses the circle around a place. */
function crossings(from: Point, to: Point, at: Point, reach: Inches): readonly Point[] {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const [fromX, fromY] = [from.x - at.x, from.y - at.y]
  const square = x * x + y * y
  const half = fromX * x + fromY * y
  const root = half * half - square * (fromX * fromX + fromY * fromY - reach * reach)
  if (square === 0 || root < 0) return NONE
  return [(-half - Math.sqrt(root)) / square, (-half + Math.sqrt(root)) / square]
    .filter((share) => share >= 0 && share <= 1)
    .map((share) => between(from, to, share))
}

const NONE: readonly never[] = []

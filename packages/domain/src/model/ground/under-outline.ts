import { boxAround, boxesTouch, outlineContains, outlinesOverlap } from '../../base/geometry/outline.ts'
import { between, distance, type Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import { type GroundSurface, heightOn, isAmongSpots } from './surface.ts'

/** Beside the spots the ground along an edge is no line, and it is looked at this often; among them its ends and crossings say all. */
const STEP: Inches = 6

/** Where the ground may be highest or lowest under a convex outline given clockwise: corners, spots, crossed edges. */
export function tellingPlaces(surface: GroundSurface, outline: readonly Point[]): readonly Point[] {
  const { spots } = surface
  const box = boxAround(outline)
  const near = surface.edges.filter((edge) => boxesTouch(edge.box, box))
  const isAmong = outline.map((at) => isAmongSpots(surface, at))
  const places: Point[] = spots.filter((spot) => outlineContains(outline, spot))
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] ?? from
    const isWithin = isAmong[index] && isAmong[(index + 1) % outline.length]
    const steps = isWithin ? 1 : Math.max(1, Math.ceil(distance(from, to) / STEP))
    for (let step = 0; step < steps; step++) places.push(between(from, to, step / steps))
    for (const edge of near) places.push(...crossing(from, to, edge.from, edge.to))
  }
  return places
}

/** How much the ground falls in an inch, whichever way, at most, over a convex outline given clockwise. */
export function steepestUnder(surface: GroundSurface, outline: readonly Point[]): number {
  const slopes = surface.facets
    .filter(({ corners }) => outlinesOverlap(outline, clockwise(corners), TOUCHING))
    .map(({ slope }) => Math.sqrt(slope.x * slope.x + slope.y * slope.y))
  return Math.max(steepestBetween(surface, outline), ...slopes)
}

/** A triangle that reaches under an outline by no more than this says nothing of it. */
export const TOUCHING: Inches = 0.25

/** The steepest way from corner to corner, and along edges beside the spots: what counts where no triangle lies under the outline. */
function steepestBetween(surface: GroundSurface, outline: readonly Point[]): number {
  const corners = outline.map((at) => ({ at, z: heightOn(surface, at) }))
  return Math.max(
    0,
    ...corners.flatMap((a, index) =>
      corners.slice(index + 1).map((b) => Math.abs(a.z - b.z) / distance(a.at, b.at)),
    ),
    ...outline.map((from, index) =>
      steepestAlong(surface, from, outline[(index + 1) % outline.length] ?? from),
    ),
  )
}

/** How steep the ground is along an edge; among the spots triangles tell. */
function steepestAlong(surface: GroundSurface, from: Point, to: Point): number {
  if (isAmongSpots(surface, from) && isAmongSpots(surface, to)) return 0
  const length = distance(from, to)
  const steps = Math.ceil(length / STEP)
  const heights = Array.from({ length: steps + 1 }, (_, step) =>
    heightOn(surface, between(from, to, step / steps)),
  )
  return Math.max(
    0,
    ...heights.slice(1).map((z, index) => (Math.abs(z - (heights[index] ?? z)) * steps) / length),
  )
}

/** The corners of a triangle in the order that outlines have on a drawing. */
export function clockwise(corners: readonly Point[]): readonly Point[] {
  const [a, b, c] = corners
  if (!a || !b || !c) return corners
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) >= 0 ? corners : [a, c, b]
}

/** Where two stretches cross. */
function crossing(from: Point, to: Point, a: Point, b: Point): readonly Point[] {
  const [x, y, u, v] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y]
  const across = x * v - y * u
  if (across === 0) return []
  const share = ((a.x - from.x) * v - (a.y - from.y) * u) / across
  const other = ((a.x - from.x) * y - (a.y - from.y) * x) / across
  return share >= 0 && share <= 1 && other >= 0 && other <= 1 ? [between(from, to, share)] : []
}

import type { Inches } from '../units.ts'
import { dot, type Point, subtract } from './point.ts'

export type Box = { readonly min: Point; readonly max: Point }

/** The upright box around some points. */
export function boxAround(points: readonly Point[]): Box {
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  for (const { x, y } of points) {
    if (x < minX) minX = x
    if (y < minY) minY = y
    if (x > maxX) maxX = x
    if (y > maxY) maxY = y
  }
  return { min: { x: minX, y: minY }, max: { x: maxX, y: maxY } }
}

/** The upright box of everything that may lie within a distance of a point. */
export const boxAbout = ({ x, y }: Point, reach: Inches): Box => ({
  min: { x: x - reach, y: y - reach },
  max: { x: x + reach, y: y + reach },
})

export const boxesTouch = (a: Box, b: Box, reach: Inches = 0): boolean =>
  a.min.x <= b.max.x + reach &&
  b.min.x <= a.max.x + reach &&
  a.min.y <= b.max.y + reach &&
  b.min.y <= a.max.y + reach

/**
 * Whether two convex outlines lie on one another by more than `tolerance` inches (separating axis test).
 * Outlines that only share an edge do not overlap; one inside the other does.
 */
export function outlinesOverlap(a: readonly Point[], b: readonly Point[], tolerance: Inches): boolean {
  return !hasSeparatingAxis(a, b, tolerance) && !hasSeparatingAxis(b, a, tolerance)
}

function hasSeparatingAxis(a: readonly Point[], b: readonly Point[], tolerance: Inches): boolean {
  for (let index = 0; index < a.length; index++) {
    const from = a[index]
    const to = a[(index + 1) % a.length]
    if (!from || !to) continue
    const edge = subtract(to, from)
    const length = Math.hypot(edge.x, edge.y)
    const outward = { x: edge.y / length, y: -edge.x / length }
    const reach = Math.max(...a.map((point) => dot(point, outward)))
    const nearest = Math.min(...b.map((point) => dot(point, outward)))
    if (nearest >= reach - tolerance) return true
  }
  return false
}

/** Whether a point lies in a convex outline given clockwise (y down); the edge counts as inside. */
export function outlineContains(outline: readonly Point[], point: Point): boolean {
  return outline.every((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) >= -1e-9
  })
}

import Delaunator from 'delaunator'
import { distance, type Point } from '../geometry/point.ts'
import type { Inches } from '../units.ts'
import type { Spot } from './spot.ts'

export type Corners = readonly [number, number, number]

/** Four spots lie on one circle when the last misses it by no more than this share of its radius. */
const ON_CIRCLE = 1e-6
/** Heights this close are equal. */
const SAME_HEIGHT: Inches = 1e-9

/**
 * Delaunay triangles over spots, by their indices. Where four spots lie on one circle both diagonals serve, and rounding
 * would choose: we take the one whose ends differ least in height, and of equals the lower one.
 */
export function trianglesOver(spots: readonly Spot[]): readonly Corners[] {
  const { triangles } = new Delaunator(spots.flatMap(({ x, y }) => [x, y]))
  const found: Corners[] = []
  for (let at = 0; at + 2 < triangles.length; at += 3)
    found.push([triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0])
  return repaired(found, spots)
}

/** The two triangles beside an edge, and the corner of each that does not lie on it. */
type Diagonal = {
  readonly edge: readonly [number, number]
  readonly across: readonly [number, number]
  readonly beside: readonly [number, number]
}

/** Turns diagonals round until no other one serves better; each turn lessens heights, so it ends. */
function repaired(triangles: Corners[], spots: readonly Spot[]): readonly Corners[] {
  for (let next = betterDiagonal(triangles, spots); next; next = betterDiagonal(triangles, spots)) {
    const { edge, across, beside } = next
    triangles[beside[0]] = [across[0], across[1], edge[0]]
    triangles[beside[1]] = [across[0], across[1], edge[1]]
  }
  return triangles
}

function betterDiagonal(triangles: readonly Corners[], spots: readonly Spot[]): Diagonal | null {
  const open = new Map<number, { readonly triangle: number; readonly apex: number }>()
  for (const [triangle, corners] of triangles.entries())
    for (const [at, apex] of corners.entries()) {
      const a = corners[(at + 1) % 3] ?? 0
      const b = corners[(at + 2) % 3] ?? 0
      const key = Math.min(a, b) * spots.length + Math.max(a, b)
      const other = open.get(key)
      if (!other) open.set(key, { triangle, apex })
      else if (servesBetter([a, b], [other.apex, apex], spots))
        return { edge: [a, b], across: [other.apex, apex], beside: [other.triangle, triangle] }
    }
  return null
}

function servesBetter(
  edge: readonly [number, number],
  across: readonly [number, number],
  spots: readonly Spot[],
): boolean {
  const [a, b] = edge.map((index) => spots[index])
  const [c, d] = across.map((index) => spots[index])
  if (!a || !b || !c || !d) return false
  const less = Math.abs(c.z - d.z) - Math.abs(a.z - b.z)
  const isBetter = less < -SAME_HEIGHT || (less < SAME_HEIGHT && c.z + d.z < a.z + b.z - SAME_HEIGHT)
  return isBetter && lieOnOneCircle([a, b, c], d)
}

function lieOnOneCircle([a, b, c]: readonly [Point, Point, Point], d: Point): boolean {
  const [bx, by, cx, cy] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y]
  const twice = 2 * (bx * cy - by * cx)
  const [ofB, ofC] = [bx * bx + by * by, cx * cx + cy * cy]
  const middle = { x: a.x + (cy * ofB - by * ofC) / twice, y: a.y + (bx * ofC - cx * ofB) / twice }
  const radius = distance(middle, a)
  return Math.abs(distance(middle, d) - radius) <= ON_CIRCLE * radius
}

import Delaunator from 'delaunator'
import { distance, type Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { Spot } from './spot.ts'

export type Corners = readonly [number, number, number]

/** A spot lies on a circle when it misses it by no more than this share of its radius. */
const ON_CIRCLE = 1e-6
/** Heights this close are equal. */
const SAME_HEIGHT: Inches = 1e-9

/**
 * Delaunay triangles over spots, by their indices. Where four or more spots lie on one circle any diagonals serve, and
 * rounding would choose: we cut along the one whose ends differ least in height, of equals along the lower one, and so on.
 */
export function trianglesOver(spots: readonly Spot[]): readonly Corners[] {
  const { triangles, halfedges } = new Delaunator(spots.flatMap(({ x, y }) => [x, y]))
  const found: Corners[] = []
  for (let at = 0; at + 2 < triangles.length; at += 3)
    found.push([triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0])
  const circles = circlesOf(found, halfedges, spots)
  return [...circles.values()].flatMap((members) => {
    const [only, ...others] = members
    if (!only) return []
    return others.length === 0 ? [only] : cut(inTurn([...new Set(members.flat())], only, spots), spots)
  })
}

/** Triangles by the circle they share, under the first of them; most have a circle of their own. */
function circlesOf(
  triangles: readonly Corners[],
  halfedges: Int32Array,
  spots: readonly Spot[],
): ReadonlyMap<number, readonly Corners[]> {
  const leaders = triangles.map((_, index) => index)
  const leaderOf = (index: number): number => {
    const leader = leaders[index] ?? index
    return leader === index ? index : leaderOf(leader)
  }
  for (const [edge, twin] of halfedges.entries()) {
    if (twin < edge) continue
    const [one, other] = [Math.floor(edge / 3), Math.floor(twin / 3)]
    const corners = triangles[one]
    const apex = triangles[other]?.find((corner) => !corners?.includes(corner))
    if (corners && apex !== undefined && isOnCircle(corners, apex, spots))
      leaders[leaderOf(other)] = leaderOf(one)
  }
  const circles = new Map<number, Corners[]>()
  for (const [index, corners] of triangles.entries()) {
    const held = circles.get(leaderOf(index))
    if (held) held.push(corners)
    else circles.set(leaderOf(index), [corners])
  }
  return circles
}

function isOnCircle(corners: Corners, apex: number, spots: readonly Spot[]): boolean {
  const { middle, radius } = circleThrough(corners, spots)
  const at = spots[apex]
  return at !== undefined && Math.abs(distance(middle, at) - radius) <= ON_CIRCLE * radius
}

function circleThrough(
  corners: Corners,
  spots: readonly Spot[],
): { readonly middle: Point; readonly radius: Inches } {
  const [a, b, c] = corners.map((corner) => spots[corner])
  if (!a || !b || !c) return { middle: { x: 0, y: 0 }, radius: 0 }
  const [bx, by, cx, cy] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y]
  const twice = 2 * (bx * cy - by * cx)
  const [ofB, ofC] = [bx * bx + by * by, cx * cx + cy * cy]
  const middle = { x: a.x + (cy * ofB - by * ofC) / twice, y: a.y + (bx * ofC - cx * ofB) / twice }
  return { middle, radius: distance(middle, a) }
}

/** Spots of a circle in the order they stand around it. */
function inTurn(members: readonly number[], on: Corners, spots: readonly Spot[]): readonly number[] {
  const { middle } = circleThrough(on, spots)
  const angleOf = (member: number) => {
    const { x, y } = spots[member] ?? middle
    return Math.atan2(y - middle.y, x - middle.x)
  }
  return members.toSorted((a, b) => angleOf(a) - angleOf(b))
}

/** Triangles of spots around a circle, cut along the best diagonal first. */
function cut(ring: readonly number[], spots: readonly Spot[]): readonly Corners[] {
  const [a, b, c] = ring
  if (a === undefined || b === undefined || c === undefined) return []
  if (ring.length === 3) return [[a, b, c]]
  let [from, to] = [0, 2]
  for (let one = 0; one < ring.length; one++)
    for (let other = one + 2; other < ring.length - (one === 0 ? 1 : 0); other++)
      if (isBetter([ring[one], ring[other]], [ring[from], ring[to]], spots)) [from, to] = [one, other]
  return [
    ...cut(ring.slice(from, to + 1), spots),
    ...cut([...ring.slice(to), ...ring.slice(0, from + 1)], spots),
  ]
}

type Ends = readonly [number | undefined, number | undefined]

function isBetter(next: Ends, held: Ends, spots: readonly Spot[]): boolean {
  const heightsOf = (ends: Ends) => ends.map((end) => spots[end ?? -1]?.z ?? 0)
  const [a = 0, b = 0] = heightsOf(next)
  const [c = 0, d = 0] = heightsOf(held)
  const less = Math.abs(a - b) - Math.abs(c - d)
  return less < -SAME_HEIGHT || (less < SAME_HEIGHT && a + b < c + d - SAME_HEIGHT)
}

import { add, type Point, scale, subtract } from '../../base/geometry/point.ts'
import type { PointedDrawing } from './drawing.ts'

/** The way a pointed drawing goes, as points so close that curves look round; in its own frame. */
export function drawingPath(drawing: PointedDrawing): readonly Point[] {
  const { points } = drawing
  switch (drawing.kind) {
    case 'line':
    case 'polygon':
      return points
    case 'arc':
      return arcPath(points, drawing.smoothness)
    case 'freeform':
      return cutCorners(points, drawing.smoothness)
    case 'brush':
      return cutCorners(points, BRUSH_SMOOTHNESS)
    case 'pen-path':
      return throughKnots(points, drawing)
  }
}

/** Whether the way comes back to where it began. */
export const isLoop = (drawing: PointedDrawing): boolean =>
  drawing.kind === 'polygon' || (drawing.kind === 'pen-path' && drawing.isClosed)

/** Spec 2 §9, smooth brush. */
const BRUSH_SMOOTHNESS = 2
/** Pieces of a curve between two of its points. */
const PIECES = 12
/** Straight pieces of a bow for each step of its smoothness; at the largest, 5, they can no longer be seen. */
const ARC_PIECES = 12

/** A round bow through three points, rounder the smoother it is; through more, a smoothed line. */
function arcPath(points: readonly Point[], smoothness: number): readonly Point[] {
  const [from, over, to] = points
  if (!from || !over || !to || points.length > 3) return cutCorners(points, smoothness)
  const center = circleCenter(from, over, to)
  if (!center) return points
  const angleAt = (point: Point) => Math.atan2(point.y - center.y, point.x - center.x)
  const start = angleAt(from)
  const turn = 2 * Math.PI
  const forward = (angle: number) => (((angle - start) % turn) + turn) % turn
  const sweep =
    forward(angleAt(over)) <= forward(angleAt(to)) ? forward(angleAt(to)) : forward(angleAt(to)) - turn
  const radius = Math.hypot(from.x - center.x, from.y - center.y)
  const pieces = ARC_PIECES * Math.max(1, Math.round(smoothness) - 1)
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const angle = start + (sweep * index) / pieces
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) }
  })
}

/** The centre of the circle through three points; null when they lie in a row. */
function circleCenter(a: Point, b: Point, c: Point): Point | null {
  const [u, v] = [subtract(b, a), subtract(c, a)]
  const cross = 2 * (u.x * v.y - u.y * v.x)
  const [uu, vv] = [u.x * u.x + u.y * u.y, v.x * v.x + v.y * v.y]
  if (Math.abs(cross) < 1e-6 * (uu + vv)) return null
  return add(a, { x: (v.y * uu - u.y * vv) / cross, y: (u.x * vv - v.x * uu) / cross })
}

/** Rounds beyond the chosen ones, so that a thick line shows no corners. */
const FINE = 2

/** Cuts every corner a number of times; the ends stay (Chaikin). */
function cutCorners(points: readonly Point[], times: number): readonly Point[] {
  let path = points
  for (let round = 0; round < Math.round(times) + FINE && path.length > 2; round++) path = cutOnce(path)
  return path
}

function cutOnce(points: readonly Point[]): readonly Point[] {
  const cut: Point[] = []
  points.forEach((point, index) => {
    const next = points[index + 1]
    if (index === 0 || !next) cut.push(point)
    if (!next) return
    const quarter = scale(subtract(next, point), 0.25)
    if (index > 0) cut.push(add(point, quarter))
    if (index < points.length - 2) cut.push(subtract(next, quarter))
  })
  return cut
}

type Curve = { readonly tension: number; readonly isClosed: boolean }

/** A cardinal spline: at each knot the curve runs along the line between its neighbours. */
function throughKnots(knots: readonly Point[], { tension, isClosed }: Curve): readonly Point[] {
  const count = knots.length
  if (count < 3 || tension === 0) return knots
  const at = (index: number): Point => {
    const wrapped = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return knots[wrapped] ?? { x: 0, y: 0 }
  }
  const spans = isClosed ? count : count - 1
  const curve = Array.from({ length: spans }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const controls = [
      from,
      add(from, scale(subtract(to, before), tension / 3)),
      subtract(to, scale(subtract(after, from), tension / 3)),
      to,
    ]
    return Array.from({ length: PIECES }, (_piece, piece) => bezierAt(controls, piece / PIECES))
  }).flat()
  return isClosed ? curve : [...curve, at(count - 1)]
}

/** A place on a Bézier curve (de Casteljau). */
function bezierAt(controls: readonly Point[], share: number): Point {
  const [first] = controls
  if (controls.length < 2) return first ?? { x: 0, y: 0 }
  const between = controls
    .slice(1)
    .map((point, index) => add(scale(controls[index] ?? point, 1 - share), scale(point, share)))
  return bezierAt(between, share)
}

import { type Degrees, dot, type Point, rotate, subtract } from '@ramp/domain'

/** Lines keep to steps of this much while Shift is held (spec 2 §5, snap angle). */
const STEP: Degrees = 45

/** The end of a line brought onto the nearest direction. */
export function straightened(from: Point, to: Point): Point {
  const along = subtract(to, from)
  const angle = Math.round((Math.atan2(along.y, along.x) * 180) / Math.PI / STEP) * STEP
  const direction = rotate({ x: 1, y: 0 }, angle)
  const length = dot(along, direction)
  return { x: from.x + direction.x * length, y: from.y + direction.y * length }
}

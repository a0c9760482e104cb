import { add, type Inches, type Point, rotate, subtract } from '@ramp/domain'

/** Half the opening of an arrow head, degrees. */
const HALF_OPENING = 20

/** The two barbs and the tip of an arrow that comes from a place. */
export function arrowHead(tip: Point, from: Point, size: Inches): readonly [Point, Point, Point] {
  const back = subtract(from, tip)
  const length = Math.hypot(back.x, back.y) || 1
  const barb = { x: (back.x / length) * size, y: (back.y / length) * size }
  return [add(tip, rotate(barb, HALF_OPENING)), tip, add(tip, rotate(barb, -HALF_OPENING))]
}

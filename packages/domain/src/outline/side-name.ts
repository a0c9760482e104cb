import { isSloped, type Side } from '../layout/part.ts'
import type { PlacedPart } from '../placement/placed-part.ts'

/** Where a side looks on the drawing, by eighths of a turn from "up". */
const DIRECTIONS = [
  'top',
  'upper right',
  'right',
  'lower right',
  'bottom',
  'lower left',
  'left',
  'upper left',
]

/** What a person calls a side: the ends of a ramp or stair by height, the sides of a platform as they lie on the canvas. */
export function sideName({ part, sides }: PlacedPart, side: Side): string {
  if (isSloped(part)) return side === 'TOP' ? 'upper end' : 'lower end'
  return `${DIRECTIONS[Math.round(sides[side].facing / 45) % DIRECTIONS.length]} side`
}

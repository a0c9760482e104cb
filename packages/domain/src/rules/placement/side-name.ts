import { isSloped, type Side } from '../../model/layout/part.ts'
import type { PlacedPart, PlacedSide } from './placed-part.ts'

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
] as const

/** `upper right`: which way a side looks on the drawing, whatever the turn of its part. */
export const directionOf = ({ facing }: Pick<PlacedSide, 'facing'>): string =>
  DIRECTIONS[Math.round(facing / 45) % DIRECTIONS.length] ?? DIRECTIONS[0]

/**
 * What a person calls a side, on every screen and in every sentence: the ends of a ramp or stair by height, any other side
 * as it lies on the drawing.
 */
export function sideName({ part, sides }: Pick<PlacedPart, 'part' | 'sides'>, side: Side): string {
  if (isSloped(part) && side === 'TOP') return 'upper end'
  if (isSloped(part) && side === 'BOTTOM') return 'lower end'
  return `${directionOf(sides[side])} side`
}

import { distance, type Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'

/** A place by two tapes: how far it is from two known places. */
export type Tapes = {
  readonly from: readonly [Point, Point]
  readonly lengths: readonly [Inches, Inches]
}

/**
 * Where two tapes meet, on the right hand of the way from the first place to the second (below a wall that is walked from
 * left to right), or on the other side. null where they are too short to meet or one reaches past the other.
 */
export function placeOfTapes({ from: [a, b], lengths: [toA, toB] }: Tapes, isOnLeft = false): Point | null {
  const apart = distance(a, b)
  if (apart === 0) return null
  const along = (toA * toA - toB * toB + apart * apart) / (2 * apart)
  const away = toA * toA - along * along
  if (away < 0) return null
  const [x, y] = [(b.x - a.x) / apart, (b.y - a.y) / apart]
  const beside = Math.sqrt(away) * (isOnLeft ? -1 : 1)
  return { x: a.x + x * along - y * beside, y: a.y + y * along + x * beside }
}

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

/** Tapes that miss each other by so little meet: no tape is read finer. */
const SLACK: Inches = 0.25

/** Where two tapes meet, or why they do not: one place twice, too short together, or one reaches past the other. */
export type TapesMeeting =
  | { readonly kind: 'at'; readonly right: Point; readonly left: Point }
  | { readonly kind: 'one-place' }
  | { readonly kind: 'too-short' | 'too-long'; readonly apart: Inches }

/** Both places where two tapes meet: on the right hand and on the left hand of the way from the first place to the second. */
export function meetingOfTapes({ from: [a, b], lengths: [toA, toB] }: Tapes): TapesMeeting {
  const apart = distance(a, b)
  if (apart === 0) return { kind: 'one-place' }
  const short = apart - (toA + toB)
  const long = Math.abs(toA - toB) - apart
  if (short > SLACK) return { kind: 'too-short', apart }
  if (long > SLACK) return { kind: 'too-long', apart }
  const slack = Math.max(0, short, long)
  const lengths =
    short > 0 ? [toA + slack / 2, toB + slack / 2] : toA < toB ? [toA + slack, toB] : [toA, toB + slack]
  const tapes: Tapes = { from: [a, b], lengths: [lengths[0] ?? toA, lengths[1] ?? toB] }
  const along = { x: a.x + ((b.x - a.x) * toA) / apart, y: a.y + ((b.y - a.y) * toA) / apart }
  return { kind: 'at', right: placeOfTapes(tapes) ?? along, left: placeOfTapes(tapes, true) ?? along }
}

import type { Point } from '../../../base/geometry/point.ts'
import { feetAndInchesText, inchesText } from '../../../base/lengths/length-text.ts'
import { listed } from '../../../base/listed.ts'
import { type Degrees, type Inches, type LengthUnit, normalizeAngle, roundTo } from '../../../base/units.ts'
import type { Detail } from '../terms/difference.ts'

/** What is less is not seen on a tape: half of what a length is rounded to. */
const LEAST = 1 / 32

export const isMotion = ({ x, y }: Point): boolean => Math.abs(x) >= LEAST || Math.abs(y) >= LEAST

/** `moved 2'-6" to the left`: directions are those of the drawing. */
export function motionWords({ x, y }: Point, units: LengthUnit): string {
  const across = Math.abs(x) >= LEAST ? [`${lengthWords(x, units)} to the ${x < 0 ? 'left' : 'right'}`] : []
  const along =
    Math.abs(y) >= LEAST ? [`${lengthWords(y, units)} toward the ${y < 0 ? 'top' : 'bottom'}`] : []
  return `moved ${listed([...across, ...along])}`
}

/** `turned 90° clockwise`; null where it was not turned. */
export function turnWords(before: Degrees, after: Degrees): string | null {
  const by = roundTo(normalizeAngle(after - before), 2)
  if (by === 0 || by === 360) return null
  if (by === 180) return 'turned 180°'
  return by < 180 ? `turned ${by}° clockwise` : `turned ${360 - by}° counterclockwise`
}

/** `is 3" higher`; null where the height is the same. */
export function heightDetail(by: Inches): Detail | null {
  if (Math.abs(by) < LEAST) return null
  const words = `${inchesText(Math.abs(by))} ${by > 0 ? 'higher' : 'lower'}`
  return { ofOne: `is ${words}`, ofMany: `are ${words}` }
}

const lengthWords = (length: Inches, units: LengthUnit): string =>
  units === 'ft' ? feetAndInchesText(Math.abs(length)) : inchesText(Math.abs(length))

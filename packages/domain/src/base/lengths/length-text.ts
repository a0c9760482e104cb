import { INCHES_PER_FOOT, type Inches } from '../units.ts'

/** Parts of an inch that a text goes down to: as on a drawing, as on a tape measure, as in a survey. */
export type Fineness = 16 | 8 | 1

/**
 * `31"`, `66 1/8"`, `1/2"`, `-2 1/4"`: a length in inches.
 * @param length in inches
 * @param finest parts of an inch it is rounded to
 */
export const inchesText = (length: Inches, finest: Fineness = 16): string => {
  const { sign, parts } = rounded(length, finest)
  return `${sign}${mixedNumber(parts, finest)}"`
}

/**
 * `12'-0"`, `5'-6 1/2"`, below one foot `4 1/2"`: a length in feet and inches. Whole inches are always written after feet, so
 * that `11'-0 3/16"` is not read as eleven feet and three.
 * @param length in inches
 * @param finest parts of an inch it is rounded to
 */
export function feetAndInchesText(length: Inches, finest: Fineness = 16): string {
  const { sign, parts } = rounded(length, finest)
  const feet = Math.floor(parts / (INCHES_PER_FOOT * finest))
  const rest = parts - feet * INCHES_PER_FOOT * finest
  if (feet === 0) return `${sign}${mixedNumber(rest, finest)}"`
  const zero = rest > 0 && rest < finest ? '0 ' : ''
  return `${sign}${feet}'-${zero}${mixedNumber(rest, finest)}"`
}

/** Nothing has no sign, even where it was rounded down to nothing. */
function rounded(length: Inches, finest: Fineness): { readonly sign: string; readonly parts: number } {
  const parts = Math.round(Math.abs(length) * finest)
  return { sign: length < 0 && parts > 0 ? '-' : '', parts }
}

/** `7`, `3/16`, `7 1/2` */
function mixedNumber(parts: number, finest: Fineness): string {
  const [whole, rest] = [Math.floor(parts / finest), parts % finest]
  if (rest === 0) return `${whole}`
  const divisor = greatestDivisor(rest, finest)
  const fraction = `${rest / divisor}/${finest / divisor}`
  return whole === 0 ? fraction : `${whole} ${fraction}`
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

import { INCHES_PER_FOOT, type Inches } from '@ramp/domain'

const SIXTEENTHS = 16

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b))

/** `3/16`, `0`, `7 1/2`: inches below a foot, or any number of them. */
function inchesText(sixteenths: number): string {
  const whole = Math.floor(sixteenths / SIXTEENTHS)
  const rest = sixteenths % SIXTEENTHS
  if (rest === 0) return `${whole}`
  const divisor = divisorOf(rest, SIXTEENTHS)
  const fraction = `${rest / divisor}/${SIXTEENTHS / divisor}`
  return whole === 0 ? fraction : `${whole} ${fraction}`
}

/** Lengths as American drawings have them, to the nearest sixteenth: `11'-0 3/16"`, `4 1/2"` below a foot. */
export function architectLength(length: Inches): string {
  const sixteenths = Math.round(Math.abs(length) * SIXTEENTHS)
  const sign = length < 0 && sixteenths > 0 ? '-' : ''
  const feet = Math.floor(sixteenths / SIXTEENTHS / INCHES_PER_FOOT)
  const rest = sixteenths - feet * INCHES_PER_FOOT * SIXTEENTHS
  if (feet === 0) return `${sign}${inchesText(rest)}"`
  return `${sign}${feet}'-${rest < SIXTEENTHS && rest > 0 ? `0 ${inchesText(rest)}` : inchesText(rest)}"`
}

/** Lengths of a lot, to the nearest inch: no survey of a yard is finer. */
export const surveyLength = (length: Inches): string => architectLength(Math.round(length))

/** Height above the datum: `+2'-1"`, `±0"`, `-4"`. */
export function heightText(height: Inches): string {
  const words = architectLength(height)
  if (words === '0"') return '±0"'
  return words.startsWith('-') ? words : `+${words}`
}

/** Inches alone, to the nearest `1/parts`: what a crew reads off a tape. */
export function tapeInches(length: Inches, parts: 8 | 16 = 16): string {
  const rounded = Math.round(Math.abs(length) * parts) * (SIXTEENTHS / parts)
  const sign = length < 0 && rounded > 0 ? '-' : ''
  return `${sign}${inchesText(rounded)}"`
}

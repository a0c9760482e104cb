import { INCHES_PER_FOOT, type Inches, type LengthUnit, roundTo } from '@ramp/domain'
import { formatLength } from './format-length.ts'

const SIXTEENTHS = 16
/** What is nearer to a sixteenth than this is one. */
const NEAR = 0.001
const DECIMALS = 4

/**
 * A length in a field where it can be typed: on sixteenths as everywhere, and in decimals where a sixteenth would be another
 * length than the one that is stored, `24.33″`.
 */
export function formatTypedLength(inches: Inches, units: LengthUnit = 'in'): string {
  const sixteenths = inches * SIXTEENTHS
  if (Math.abs(sixteenths - Math.round(sixteenths)) / SIXTEENTHS < NEAR) return formatLength(inches, units)
  const size = roundTo(Math.abs(inches), DECIMALS)
  const sign = inches < 0 ? '-' : ''
  if (units === 'in') return `${sign}${size}″`
  const feet = Math.floor(size / INCHES_PER_FOOT)
  return `${sign}${feet}′ ${roundTo(size - feet * INCHES_PER_FOOT, DECIMALS)}″`
}

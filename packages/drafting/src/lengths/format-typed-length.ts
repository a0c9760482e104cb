import { INCHES_PER_FOOT, type Inches, type LengthUnit, roundTo } from '@ramp/domain'
import { formatLength } from './format-length.ts'

const SIXTEENTHS = 16
/** What is nearer to a sixteenth than this is one. */
const NEAR = 0.001
const DECIMALS = 4

/**
 * A length in a field where it can be typed: on sixteenths as everywhere, and in decimals where a sixteenth would be another
 * length than the one that is stored, `24.33"`.
 * @param length in inches
 */
export function formatTypedLength(length: Inches, unit: LengthUnit = 'in'): string {
  const sixteenths = length * SIXTEENTHS
  if (Math.abs(sixteenths - Math.round(sixteenths)) / SIXTEENTHS < NEAR) return formatLength(length, unit)
  const size = roundTo(Math.abs(length), DECIMALS)
  const sign = length < 0 ? '-' : ''
  const feet = unit === 'ft' ? Math.floor(size / INCHES_PER_FOOT) : 0
  const inches = roundTo(size - feet * INCHES_PER_FOOT, DECIMALS)
  return `${sign}${feet > 0 ? `${feet}'-` : ''}${inches}"`
}

import { INCHES_PER_FOOT, type Inches, type LengthUnit } from '@ramp/domain'

/** A measured length with two decimals and its unit: `120.00 in`, `10.00 ft` (spec 2 §9). */
export const measuredText = (length: Inches, units: LengthUnit): string =>
  units === 'ft' ? `${(length / INCHES_PER_FOOT).toFixed(2)} ft` : `${length.toFixed(2)} in`

import { feetAndInchesText, type Inches, inchesText, type LengthUnit } from '@ramp/domain'

/**
 * A length in the unit a person chose for the project: `66 1/8"` or `5'-6 1/8"` (spec 1 §5: shown on sixteenths of an inch; what
 * is stored is never rounded).
 * @param length in inches
 */
export const formatLength = (length: Inches, unit: LengthUnit): string =>
  unit === 'ft' ? feetAndInchesText(length) : inchesText(length)

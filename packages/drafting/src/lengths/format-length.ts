import { INCHES_PER_FOOT, type Inches } from '@ramp/domain'

/** Measures are shown on sixteenths of an inch (spec 1 §5); what is stored is never rounded. */
const SIXTEENTHS = 16

type Split = { readonly sign: string; readonly whole: number; readonly fraction: string }

function split(inches: Inches): Split {
  const sixteenths = Math.round(Math.abs(inches) * SIXTEENTHS)
  const rest = sixteenths % SIXTEENTHS
  const divisor = rest === 0 ? 1 : greatestCommonDivisor(rest, SIXTEENTHS)
  return {
    sign: inches < 0 && sixteenths > 0 ? '-' : '',
    whole: Math.floor(sixteenths / SIXTEENTHS),
    fraction: rest === 0 ? '' : `${rest / divisor}/${SIXTEENTHS / divisor}`,
  }
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

const joined = (whole: number, fraction: string): string => {
  if (fraction === '') return `${whole}`
  return whole === 0 ? fraction : `${whole} ${fraction}`
}

/** `63 3/8″` */
export function formatInches(inches: Inches): string {
  const { sign, whole, fraction } = split(inches)
  return `${sign}${joined(whole, fraction)}″`
}

/** `5′ 3 3/8″`; whole inches are always said, so that `11′ 0 3/16″` is not read as eleven and a bit feet. */
export function formatFeetInches(inches: Inches): string {
  const { sign, whole, fraction } = split(inches)
  const feet = Math.floor(whole / INCHES_PER_FOOT)
  const rest = whole % INCHES_PER_FOOT
  return `${sign}${feet}′ ${fraction === '' ? rest : `${rest} ${fraction}`}″`
}

/** A length in the units a person chose. */
export const formatLength = (inches: Inches, units: 'in' | 'ft'): string =>
  units === 'ft' ? formatFeetInches(inches) : formatInches(inches)

import { INCHES_PER_FOOT, type Inches, type LengthUnit } from '@ramp/domain'

/** `5`, `5.28`, `.5`, `3/8`, `63 3/8`, `63-3/8` */
const NUMBER = String.raw`\d+(?:\s*-\s*|\s+)\d+\s*\/\s*\d+|\d+\s*\/\s*\d+|\d+(?:\.\d*)?|\.\d+`
const FEET_SIGN = String.raw`(?:'|ft\.?|feet|foot)`
const INCH_SIGN = String.raw`(?:"|in\.?|inch|inches)`
const FEET = new RegExp(
  String.raw`^(?<feet>${NUMBER})\s*${FEET_SIGN}(?:\s*-?\s*(?<inches>${NUMBER})\s*${INCH_SIGN}?)?$`,
  'i',
)
const INCHES = new RegExp(String.raw`^(?<inches>${NUMBER})\s*${INCH_SIGN}$`, 'i')
const BARE = new RegExp(`^(?<bare>${NUMBER})$`)

/**
 * Reads a length in any form a person writes: `5' 3 3/8`, `2’6”`, `24½`, `5.28ft`, `-2"`. A bare number is inches, or feet where
 * the project counts in feet. null when it is no length: nothing of what was typed is ever left out.
 */
export function parseLength(text: string, units: LengthUnit = 'in'): Inches | null {
  const plain = withPlainSigns(text)
  const inches = readLength(plain.replace(/^[-+]\s*/, ''), units)
  return plain.startsWith('-') && inches !== null && inches !== 0 ? -inches : inches
}

/** Fractions of one letter, slanted quotes, primes and dashes as a keyboard has them. */
const withPlainSigns = (text: string): string =>
  text
    .replace(/[¼½¾⅐-⅞]/g, (letter) => ` ${letter.normalize('NFKC')}`)
    .replace(/⁄/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/[’‘′´ʹ]/g, "'")
    .replace(/[”“″ʺ]|''/g, '"')
    .trim()

function readLength(text: string, units: LengthUnit): Inches | null {
  const groups = (FEET.exec(text) ?? INCHES.exec(text) ?? BARE.exec(text))?.groups
  if (!groups) return null
  const { bare } = groups
  const feet = groups.feet ?? (units === 'ft' ? bare : undefined)
  const inches = groups.inches ?? (units === 'in' ? bare : undefined)
  const size = numberOf(feet) * INCHES_PER_FOOT + numberOf(inches)
  return Number.isFinite(size) ? size : null
}

/** Of a number that was read already; nothing is 0, and nothing is divided by 0. */
function numberOf(text = '0'): number {
  const [, whole, over, under] = /^(?:(\d+)[\s-]+)?(\d+)\s*\/\s*(\d+)$/.exec(text) ?? []
  if (over === undefined) return Number(text)
  return Number(under) === 0 ? Number.NaN : Number(whole ?? 0) + Number(over) / Number(under)
}

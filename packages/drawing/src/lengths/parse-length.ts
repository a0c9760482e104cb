import { INCHES_PER_FOOT, type Inches, type LengthUnit } from '@ramp/domain'

/** `5`, `5.28`, `.5` */
const NUMBER = String.raw`\d+(?:\.\d*)?|\.\d+`
/** `63`, `63.4`, `63 3/8`, `63-3/8`, `3/8` */
const MIXED = String.raw`(?:(?<whole>${NUMBER})(?![\d/]))?(?:(?:^|\s*-?\s*)(?<over>\d+)\s*\/\s*(?<under>\d+))?`
const FEET = new RegExp(String.raw`^(?<feet>${NUMBER})\s*(?:′|'|ft\.?|feet|foot)\s*-?\s*`, 'i')
const INCHES = new RegExp(`^${MIXED}$`)
const INCH_SIGN = /\s*(?:″|"|''|in\.?|inch(?:es)?)$/i

/**
 * Reads a length in any form a person writes: `5' 3 3/8`, `63 3/8`, `5.28ft`, `-2"`. A bare number is inches, or feet where
 * the project counts in feet. null when it is no length.
 */
export function parseLength(text: string, units: LengthUnit = 'in'): Inches | null {
  const typed = text.trim()
  const isNegative = /^[-−]/.test(typed)
  const rest = isNegative ? typed.slice(1).trim() : typed
  const inches = readLength(rest, units)
  return inches === null ? null : isNegative && inches !== 0 ? -inches : inches
}

function readLength(text: string, units: LengthUnit): Inches | null {
  const feet = FEET.exec(text)
  if (feet) {
    const after = text.slice(feet[0].length).replace(INCH_SIGN, '')
    const inches = after === '' ? 0 : readInches(after)
    return inches === null ? null : Number(feet.groups?.feet) * INCHES_PER_FOOT + inches
  }
  const bare = text.replace(INCH_SIGN, '')
  const inches = readInches(bare)
  const isBareNumber = bare === text && /^[\d.]+$/.test(text)
  return inches !== null && units === 'ft' && isBareNumber ? inches * INCHES_PER_FOOT : inches
}

function readInches(text: string): Inches | null {
  const groups = INCHES.exec(text)?.groups
  if (!groups || (groups.whole === undefined && groups.over === undefined)) return null
  const fraction = groups.over === undefined ? 0 : Number(groups.over) / Number(groups.under)
  const size = Number(groups.whole ?? 0) + fraction
  return Number.isFinite(size) ? size : null
}

import { INCHES_PER_FOOT, type Inches } from '@ramp/domain'

/** What a person typed as a height: nothing, a number of inches, or something else. */
export type TypedHeight =
  | { readonly kind: 'empty' }
  | { readonly kind: 'height'; readonly inches: Inches }
  | { readonly kind: 'unreadable' }

const FEET = /^(-?[\d.]+)\s*(?:′|'|ft\.?|feet|foot)\s*-?\s*/i
const INCH_SIGN = /\s*(?:″|"|''|in\.?|inch|inches)$/i
/** `7`, `7.5`, `7 3/8`, `7-3/8`, `3/8` */
const INCHES = /^(-?)(?:(\d+(?:\.\d*)?|\.\d+))?(?:(?:^|\s+|(?<=\d)-)(\d+)\/(\d+))?$/

/** Reads inches (`31`, `31.5`, `31 1/2`) or feet and inches (`2' 7 1/2"`). A negative number becomes 0 (spec 3 §5.3). */
export function readHeight(text: string): TypedHeight {
  const typed = text.trim()
  if (typed === '') return { kind: 'empty' }
  const feetPart = FEET.exec(typed)
  const feet = feetPart ? Number(feetPart[1]) : 0
  const rest = typed.slice(feetPart?.[0].length ?? 0).replace(INCH_SIGN, '')
  const inches = rest === '' && feetPart ? 0 : readInches(rest)
  if (inches === null || !Number.isFinite(feet)) return { kind: 'unreadable' }
  return { kind: 'height', inches: Math.max(0, feet * INCHES_PER_FOOT + inches) }
}

function readInches(text: string): Inches | null {
  const match = INCHES.exec(text)
  if (!match) return null
  const [, sign, whole, over, under] = match
  if (whole === undefined && over === undefined) return null
  const fraction = over === undefined ? 0 : Number(over) / Number(under)
  const size = Number(whole ?? 0) + fraction
  return Number.isFinite(size) ? (sign === '-' ? -size : size) : null
}

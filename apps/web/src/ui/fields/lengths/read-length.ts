import type { Inches, LengthUnit } from '@ramp/domain'
import { formatLength, parseLength } from '@ramp/drafting'
import { isWithin, type Range, type Reading, rangeSentence } from '@ramp/shell'

const HOW_TO_TYPE = {
  in: 'Enter inches, such as 24 1/2.',
  ft: 'Enter feet and inches, such as 2\'-1".',
} as const

type LengthRule = {
  readonly range: Range
  readonly units?: LengthUnit
  /** What the specification says of a length out of range. */
  readonly outOfRange?: ((inches: Inches) => string | null) | undefined
}

/** What a person typed as a length: it is within the range, or the field says what is. */
export function readLength(text: string, { range, units = 'in', outOfRange }: LengthRule): Reading {
  const inches = parseLength(text, units)
  if (inches === null) return { kind: 'refused', because: HOW_TO_TYPE[units] }
  if (isWithin(inches, range)) return { kind: 'number', value: inches }
  const because = outOfRange?.(inches) ?? null
  const sentence = rangeSentence(range, (end) => formatLength(end, units))
  return { kind: 'refused', because: because === null ? sentence : `${because}. ${sentence}` }
}

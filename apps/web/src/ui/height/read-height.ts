import { parseLength } from '@ramp/drafting'
import { isWithin, type Reading } from '@ramp/shell'
import { HEIGHTS } from '../fields/lengths/length-limits.ts'
import { readLength } from '../fields/lengths/read-length.ts'

export const HOW_TO_TYPE = 'Enter inches, such as 31 or 31 1/2, or feet and inches, such as 2\'-7".'

const BELOW_GROUND = 'A height below the ground becomes 0.'

/** Reads a height in any form of a length; a negative one becomes 0, and the field says so (spec 3 §5.3). */
export function readHeight(text: string): Reading {
  const inches = parseLength(text)
  if (inches === null) return { kind: 'refused', because: HOW_TO_TYPE }
  if (inches < 0 && isWithin(-inches, HEIGHTS)) return { kind: 'number', value: 0, note: BELOW_GROUND }
  return readLength(text, { range: HEIGHTS })
}

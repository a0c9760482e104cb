import type { Inches } from '@ramp/domain'
import { parseLength } from '@ramp/drawing'

/** What a person typed as a height: nothing, a number of inches, or something else. */
export type TypedHeight =
  | { readonly kind: 'empty' }
  | { readonly kind: 'height'; readonly inches: Inches }
  | { readonly kind: 'unreadable' }

/** Reads a height in any form of a length; a bare number is inches, and a negative one becomes 0 (spec 3 §5.3). */
export function readHeight(text: string): TypedHeight {
  if (text.trim() === '') return { kind: 'empty' }
  const inches = parseLength(text)
  return inches === null ? { kind: 'unreadable' } : { kind: 'height', inches: Math.max(0, inches) }
}

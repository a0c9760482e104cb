import type { ChangedTerms, PriceTerms } from '@ramp/pricing'

type Field = keyof PriceTerms

/** Terms of two people who began with the same ones. */
export type MergedTerms<Terms> = {
  readonly terms: Terms
  /** Changed by the other person alone: theirs are in the terms. */
  readonly theirs: readonly Field[]
  /** Changed by both in different ways: mine are in the terms, and replace theirs when they are saved. */
  readonly both: readonly Field[]
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))

/** Fields in one order, so that terms can be compared as text. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, one]) => [name, ordered(one)])
}

/** Terms of a company, which are whole, or those of a quote, where what is left out is the company's. */
export function mergedTerms<Terms extends ChangedTerms>(
  before: Terms,
  mine: Terms,
  theirs: Terms,
): MergedTerms<Terms> {
  // The keys of terms are their fields.
  const fields = [...new Set([before, mine, theirs].flatMap(Object.keys))] as Field[]
  const byThem = fields.filter((field) => !isSame(before[field], theirs[field]))
  const isMine = (field: Field) => !isSame(before[field], mine[field])
  const fromThem = byThem.filter((field) => !isMine(field))
  return {
    terms: { ...mine, ...Object.fromEntries(fromThem.map((field) => [field, theirs[field]])) },
    theirs: fromThem,
    both: byThem.filter((field) => isMine(field) && !isSame(mine[field], theirs[field])),
  }
}

import type { PriceTerms } from '@ramp/pricing'

type Field = keyof PriceTerms

/** Terms of two people who began with the same ones. */
export type MergedTerms = {
  readonly terms: PriceTerms
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

export function mergedTerms(before: PriceTerms, mine: PriceTerms, theirs: PriceTerms): MergedTerms {
  // The keys of the terms are their fields.
  const fields = Object.keys(before) as Field[]
  const byThem = fields.filter((field) => !isSame(before[field], theirs[field]))
  const isMine = (field: Field) => !isSame(before[field], mine[field])
  const fromThem = byThem.filter((field) => !isMine(field))
  return {
    terms: { ...mine, ...Object.fromEntries(fromThem.map((field) => [field, theirs[field]])) },
    theirs: fromThem,
    both: byThem.filter((field) => isMine(field) && !isSame(mine[field], theirs[field])),
  }
}

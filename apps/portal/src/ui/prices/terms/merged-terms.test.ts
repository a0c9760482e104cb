import { type ChangedTerms, NO_TERMS } from '@ramp/pricing'
import { expect, test } from 'vitest'
import { mergedTerms } from './merged-terms.ts'

const mine = { ...NO_TERMS, permit: 12_000, freight: { kind: 'typed', cents: 100 } as const }
const theirs = {
  ...NO_TERMS,
  freight: { kind: 'typed', cents: 200 } as const,
  installation: { kind: 'per-foot', perFoot: 900 } as const,
}

test('what only the other person changed comes in, and what was typed here stays', () => {
  expect(mergedTerms(NO_TERMS, mine, theirs)).toEqual({
    terms: { ...mine, installation: theirs.installation },
    theirs: ['installation'],
    both: ['freight'],
  })
})

test('the same change by both is no difference, in whatever order its fields are', () => {
  const other = { ...NO_TERMS, freight: { cents: 100, kind: 'typed' } as const }
  expect(mergedTerms(NO_TERMS, mine, other)).toEqual({ terms: mine, theirs: [], both: [] })
})

test('of the terms of a quote, what one of two people added or took back is merged, too', () => {
  const before = { permit: 5000, miles: 3 }
  expect(mergedTerms<ChangedTerms>(before, { miles: 3 }, { ...before, hasNoCustomerShare: true })).toEqual({
    terms: { miles: 3, hasNoCustomerShare: true },
    theirs: ['hasNoCustomerShare'],
    both: [],
  })
  expect(mergedTerms<ChangedTerms>(before, { ...before, miles: 7 }, { miles: 3 })).toEqual({
    terms: { miles: 7, permit: undefined },
    theirs: ['permit'],
    both: [],
  })
})

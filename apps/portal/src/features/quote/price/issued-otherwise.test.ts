import type { QuoteRevision } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { issuedOtherwise } from './issued-otherwise.ts'

const revision = {
  versionNumber: 1,
  name: '1042-1A',
  offer: 'issued',
  order: 'none',
  total: 600_300,
} as QuoteRevision

test.each`
  is                             | change                            | text
  ${'issued at this price'}      | ${{ total: 500_000 }}             | ${null}
  ${'issued at another price'}   | ${{}}                             | ${'1042-1A was issued at $6,003.00.'}
  ${'issued without a price'}    | ${{ total: null }}                | ${'1042-1A was issued without this price.'}
  ${'approved at another price'} | ${{ offer: 'approved' }}          | ${'1042-1A was approved at $6,003.00. Cancel the approval to issue another price.'}
  ${'not issued yet'}            | ${{ offer: 'none', total: null }} | ${null}
  ${'withdrawn'}                 | ${{ offer: 'withdrawn' }}         | ${null}
  ${'ordered'}                   | ${{ order: 'ordered' }}           | ${null}
`('what is said of a revision that is $is while the price is $5,000.00', ({ change, text }) => {
  const found = issuedOtherwise({ revisions: [{ ...revision, ...change }] }, 500_000)
  expect(found?.text ?? null).toBe(text)
})

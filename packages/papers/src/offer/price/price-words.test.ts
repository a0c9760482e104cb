import { expect, test } from 'vitest'
import { money } from './price-words.ts'

test.each`
  what                   | cents      | text
  ${'a charge'}          | ${897_991} | ${'$8,979.91'}
  ${'what is taken off'} | ${-20_000} | ${'−$200.00'}
  ${'nothing taken off'} | ${-0}      | ${'$0.00'}
`('$what: $text', ({ cents, text }) => {
  expect(money(cents)).toBe(text)
})

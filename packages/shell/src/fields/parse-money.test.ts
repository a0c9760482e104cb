import { expect, test } from 'vitest'
import { parseMoney } from './parse-money.ts'

test.each`
  text           | cents
  ${'643'}       | ${64_300}
  ${'643.4'}     | ${64_340}
  ${'$1,234.50'} | ${123_450}
  ${' $ 12 '}    | ${1200}
  ${'.5'}        | ${50}
  ${'12.'}       | ${1200}
  ${'0'}         | ${0}
  ${'1.15'}      | ${115}
  ${'8.29'}      | ${829}
  ${'12345.67'}  | ${1_234_567}
  ${'12.345'}    | ${null}
  ${'1,23'}      | ${null}
  ${'12,5'}      | ${null}
  ${'-5'}        | ${null}
  ${'$'}         | ${null}
  ${'.'}         | ${null}
  ${''}          | ${null}
  ${'1e3'}       | ${null}
  ${'12 USD'}    | ${null}
`('"$text" is $cents cents', ({ text, cents }) => {
  expect(parseMoney(text)).toBe(cents)
})

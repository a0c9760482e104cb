import { expect, test } from 'vitest'
import { parsePercent } from './parse-percent.ts'

test.each`
  text         | percent
  ${'35'}      | ${35}
  ${'53.8%'}   | ${53.8}
  ${'8.875 %'} | ${8.875}
  ${'.5'}      | ${0.5}
  ${'-12.5%'}  | ${-12.5}
  ${'1,000'}   | ${1000}
  ${'8.8755'}  | ${null}
  ${'35 pct'}  | ${null}
  ${'%'}       | ${null}
  ${'8,25'}    | ${null}
`('"$text" is $percent percent', ({ text, percent }) => {
  expect(parsePercent(text)).toBe(percent)
})

import { expect, test } from 'vitest'
import { formatHeight } from './format-height.ts'

test.each`
  z         | words
  ${0}      | ${'0″'}
  ${-0.01}  | ${'0″'}
  ${1.25}   | ${'+1 1/4″'}
  ${-0.125} | ${'−1/8″'}
  ${-8.749} | ${'−8 3/4″'}
`('a height of $z in is lettered $words', ({ z, words }) => {
  expect(formatHeight(z)).toBe(words)
})

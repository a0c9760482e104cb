import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['4', 4],
  [4, 4],
  ['30.5', 30.5],
  ['0', 0],
  ['', 0],
  ['-3', 0],
  ['many', 0],
  ['Infinity', 0],
])('"%s" is the number %d', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})

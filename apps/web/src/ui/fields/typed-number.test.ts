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

test.each([
  ['30', 30],
  ['0', 0],
  ['', 24],
  ['many', 24],
  ['Infinity', 24],
])('"%s" in the field of a leg of 24 in is %d in', (typed, inches) => {
  expect(typedNumber(typed, 24)).toBe(inches)
})

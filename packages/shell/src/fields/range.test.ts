import { expect, test } from 'vitest'
import { clampToRange, isWithin, rangeSentence } from './range.ts'

const stairs = { min: 4, max: 8, isBelowMax: true }
const sizes = { min: 0, max: 1800, isAboveMin: true }
const lengths = { min: 18, max: 96, step: 6 }

test.each`
  range                                        | taken             | refused                | sentence
  ${{ min: 0, max: 255 }}                      | ${[0, 12.5, 255]} | ${[-1, 255.1]}         | ${'Enter 0" to 255".'}
  ${stairs}                                    | ${[4, 7.99]}      | ${[3.99, 8]}           | ${'Enter at least 4" and less than 8".'}
  ${sizes}                                     | ${[0.1, 1800]}    | ${[0, 1801]}           | ${'Enter more than 0" and at most 1800".'}
  ${lengths}                                   | ${[18, 42, 96]}   | ${[12, 40, 102, 42.5]} | ${'Enter 18" to 96" in steps of 6".'}
  ${{ ...lengths, min: 0, max: 1, step: 0.1 }} | ${[0.1 + 0.2, 1]} | ${[0.25]}              | ${'Enter 0" to 1" in steps of 0.1".'}
`('"$sentence" takes $taken and refuses $refused [shell-fields-2]', ({ range, taken, refused, sentence }) => {
  for (const value of taken) expect(isWithin(value, range)).toBe(true)
  for (const value of refused) expect(isWithin(value, range)).toBe(false)
  expect(rangeSentence(range, (value) => `${value}"`)).toBe(sentence)
})

test('an arrow key stays within the range', () => {
  expect(clampToRange(9, stairs, 0.125)).toBe(7.875)
  expect(clampToRange(3, stairs, 0.125)).toBe(4)
  expect(clampToRange(0, sizes, 0.5)).toBe(0.5)
  expect(clampToRange(60, lengths, 6)).toBe(60)
})

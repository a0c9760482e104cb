import { expect, test } from 'vitest'
import { inchesFromSpecPixels, inchText, specPixelsFromInches } from './units.ts'

test('20 px of the specification are a foot (spec 1 §9) [domain-1]', () => {
  expect(inchesFromSpecPixels(20)).toBe(12)
  expect(specPixelsFromInches(12)).toBe(20)
})

test.each`
  inches    | text
  ${0}      | ${'0"'}
  ${16}     | ${'16"'}
  ${5.875}  | ${'5 7/8"'}
  ${0.5}    | ${'1/2"'}
  ${0.75}   | ${'3/4"'}
  ${3.0625} | ${'3 1/16"'}
  ${15.99}  | ${'16"'}
  ${-2.25}  | ${'-2 1/4"'}
`('$inches inches read $text', ({ inches, text }) => {
  expect(inchText(inches)).toBe(text)
})

import { expect, test } from 'vitest'
import { inchesFromSpecPixels, specPixelsFromInches } from './units.ts'

test('20 px of the specification are a foot (spec 1 §9) [domain-1]', () => {
  expect(inchesFromSpecPixels(20)).toBe(12)
  expect(specPixelsFromInches(12)).toBe(20)
})

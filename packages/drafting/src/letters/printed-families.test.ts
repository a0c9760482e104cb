import { FONTS } from '@ramp/domain'
import { expect, test } from 'vitest'
import { printedFamily } from './printed-families.ts'

test.each(FONTS)('%s has a typeface that prints in its place', (font) => {
  expect(printedFamily(font)).toEqual(expect.any(String))
})

test('the drawing has letters of its own', () => {
  expect(printedFamily(undefined)).toBeNull()
})

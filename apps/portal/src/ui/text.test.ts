import { expect, test } from 'vitest'
import { productText } from './text.ts'

test.each([
  ['P3G', 'PATHWAY 3G', 'PATHWAY 3G (P3G)'],
  ['APD', 'APD', 'APD'],
] as const)('the product line %s reads %s once', (code, name, text) => {
  expect(productText({ code, name })).toBe(text)
})

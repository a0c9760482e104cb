import { expect, test } from 'vitest'
import { moneyText, numberText } from './figure-text.ts'

test.each([
  [897991, '$8,979.91'],
  [0, '$0.00'],
  [5, '$0.05'],
  [-0, '$0.00'],
])('%d cents read %s', (cents, text) => {
  expect(moneyText(cents)).toBe(text)
})

test('linear feet have no decimals that say nothing', () => {
  expect([numberText(41), numberText(30.5)]).toEqual(['41', '30.5'])
})

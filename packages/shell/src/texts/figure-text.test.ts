import { expect, test } from 'vitest'
import { lineTotalText, moneyText, numberText, unitPriceText } from './figure-text.ts'

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

test('an item without a price is not sold for $0.00', () => {
  expect([unitPriceText(0), lineTotalText(0)]).toEqual(['Not priced', '–'])
  expect([unitPriceText(10561), lineTotalText(21122)]).toEqual(['$105.61', '$211.22'])
})

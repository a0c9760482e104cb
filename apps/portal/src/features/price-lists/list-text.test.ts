import { expect, test } from 'vitest'
import { priceText } from './list-text.ts'

test('an item without a price says so', () => {
  expect([priceText(123_450), priceText(null)]).toEqual(['$1,234.50', 'No price'])
})

import { expect, test } from 'vitest'
import { dayText, priceText } from './list-text.ts'

test('a day is the same in every time zone, and an item without a price says so', () => {
  expect(dayText('2027-01-01')).toBe('Jan 1, 2027')
  expect([priceText(123_450), priceText(null)]).toEqual(['$1,234.50', 'No price'])
})

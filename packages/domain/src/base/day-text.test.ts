import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

test.each([
  ['2027-01-01', 'Jan 1, 2027'],
  ['2026-11-25', 'Nov 25, 2026'],
])('the day %s reads %s', (iso, text) => {
  expect(dayText(iso)).toBe(text)
})

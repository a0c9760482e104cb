import { expect, test } from 'vitest'
import { agoText, checksText, dateText, draftText, productText, slopeText, validText } from './text.ts'

test.each([
  ['P3G', 'PATHWAY 3G', 'PATHWAY 3G (P3G)'],
  ['APD', 'APD', 'APD'],
] as const)('the product line %s reads %s once', (code, name, text) => {
  expect(productText({ code, name })).toBe(text)
})

const NOW = new Date(2026, 10, 22, 10, 30)

test.each([
  [new Date(2026, 10, 22, 10, 29, 40), 'Just now'],
  [new Date(2026, 10, 22, 10, 31), 'Just now'],
  [new Date(2026, 10, 22, 9, 31), '59 min ago'],
  [new Date(2026, 10, 22, 9, 14), 'Today, 9:14 AM'],
  [new Date(2026, 10, 22, 0, 1), 'Today, 12:01 AM'],
  [new Date(2026, 10, 21, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 20, 23, 59), 'Nov 20'],
  [new Date(2025, 11, 31, 12), 'Dec 31, 2025'],
])('%s is said as %s', (moment, text) => {
  expect(agoText(moment.toISOString(), NOW).replace(/\s/g, ' ')).toBe(text)
})

test('before one in the morning, a quarter to midnight was minutes ago', () => {
  expect(agoText(new Date(2026, 10, 21, 23, 45).toISOString(), new Date(2026, 10, 22, 0, 15))).toBe(
    '30 min ago',
  )
})

test.each([
  [new Date(2026, 10, 22, 9, 5), 'Draft, saved 9:05 AM'],
  [new Date(2026, 10, 21, 14, 5), 'Draft, saved Nov 21, 2:05 PM'],
])('a draft of %s: %s', (moment, text) => {
  expect(draftText({ savedAt: moment.toISOString() }, NOW).replace(/\s/g, ' ')).toBe(text)
})

const verdict = { tone: 'bad', short: 'R312.1.1 not met' } as const

test.each([
  ['issued', { verdict, status: 'received' }, 'R312.1.1 not met'],
  ['accepted', { verdict, status: 'accepted' }, 'R312.1.1 not met'],
  ['issued before verdicts were kept', { verdict: null, status: 'received' }, 'Not checked'],
  ['a draft', { verdict: null, status: 'draft' }, 'Not checked yet'],
] as const)('the checks of a quote that is %s', (_, quote, text) => {
  expect(checksText(quote)).toBe(text)
})

test.each([
  ['issued', '2026-12-27', 'Valid until Dec 27'],
  ['issued', '2027-01-05', 'Valid until Jan 5, 2027'],
  ['expired', '2026-11-20', 'Was valid until Nov 20'],
  ['approved', '2026-12-27', null],
  ['received', null, null],
] as const)('of a quote that is %s until %s the list says %s', (state, validUntil, text) => {
  expect(validText({ state, validUntil }, NOW)).toBe(text)
})

test.each([
  ['America/New_York', 'Nov 20, 2026'],
  ['UTC', 'Nov 21, 2026'],
])('in %s an evening moment is %s', (zone, text) => {
  expect(dateText('2026-11-21T02:09:00.000Z', zone)).toBe(text)
})

test('a quote without a ramp has no slope', () => {
  expect([slopeText('0:0'), slopeText('1:12')]).toEqual(['–', '1:12'])
})

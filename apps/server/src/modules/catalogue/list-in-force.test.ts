import { expect, test } from 'vitest'
import { dayIn } from './day-in.ts'
import { honoredOn, listInForce, stateOfList } from './list-in-force.ts'

const row = (version: string, holds_from: string | null, withdrawn_at: Date | null = null) => ({
  version,
  holds_from,
  withdrawn_at,
})
const rows = [
  row('release', null),
  row('spring', '2027-03-01'),
  row('summer', '2027-06-01'),
  row('mistake', '2027-06-15', new Date()),
  row('summer again', '2027-06-01'),
  row('winter', '2027-01-01'),
]

test.each`
  day             | list
  ${'2026-12-31'} | ${'release'}
  ${'2027-01-01'} | ${'winter'}
  ${'2027-02-28'} | ${'winter'}
  ${'2027-03-01'} | ${'spring'}
  ${'2027-06-01'} | ${'summer again'}
  ${'2027-06-20'} | ${'summer again'}
`('on $day $list is in force', ({ day, list }) => {
  expect(listInForce(rows, { release: 'release', day })).toBe(list)
})

test('every list has one state', () => {
  const at = { inForce: 'spring', day: '2027-04-01' }
  expect(rows.map((one) => stateOfList(one, at))).toEqual([
    'past',
    'in-force',
    'coming',
    'withdrawn',
    'coming',
    'past',
  ])
})

test('the day is that of the company, not of the server', () => {
  const midnight = new Date('2027-01-01T03:00:00Z')
  expect(dayIn('UTC')(midnight)).toBe('2027-01-01')
  expect(dayIn('America/New_York')(midnight)).toBe('2026-12-31')
})

const until = (version: string, holds_from: string | null, honored_until: string | null = null) => ({
  ...row(version, holds_from),
  honored_until,
})
/** As they come: by day, those of one day as they were published. */
const replacing = [
  until('release', null),
  until('winter', '2027-01-01', '2027-01-31'),
  until('spring', '2027-03-01'),
  until('spring again', '2027-03-01', '2027-03-15'),
]

test.each`
  list              | day             | isHonored | last
  ${'release'}      | ${'2026-12-31'} | ${true}   | ${null}
  ${'release'}      | ${'2027-01-31'} | ${true}   | ${'2027-01-31'}
  ${'release'}      | ${'2027-02-01'} | ${false}  | ${'2027-01-31'}
  ${'winter'}       | ${'2027-02-01'} | ${true}   | ${null}
  ${'winter'}       | ${'2027-03-15'} | ${true}   | ${'2027-03-15'}
  ${'winter'}       | ${'2027-03-16'} | ${false}  | ${'2027-03-15'}
  ${'spring again'} | ${'2028-01-01'} | ${true}   | ${null}
`('orders at the prices of $list on $day are honored: $isHonored', ({ list, day, isHonored, last }) => {
  expect(honoredOn(replacing, { version: list, day })).toEqual({ isHonored, until: last })
})

test('where no day was said, orders at the old prices end with the new list', () => {
  const rows = [until('release', null), until('winter', '2027-01-01')]
  expect(honoredOn(rows, { version: 'release', day: '2027-01-01' })).toEqual({
    isHonored: false,
    until: null,
  })
})

import { expect, test } from 'vitest'
import { dayIn } from './day-in.ts'
import { listInForce, stateOfList } from './list-in-force.ts'

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

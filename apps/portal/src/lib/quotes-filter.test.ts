import { expect, test } from 'vitest'
import { filterIn, isNarrowed, searchOf } from './quotes-filter.ts'

test.each([
  ['', {}],
  ['?search=harper+rear&status=draft', { search: 'harper rear', status: 'draft' }],
  [
    '?productLine=PHD&changedWithin=30&sort=price&order=asc',
    { productLine: 'PHD', changedWithin: '30', sort: 'price', order: 'asc' },
  ],
  ['?status=lost&search=harper', { search: 'harper' }],
  ['?sort=colour&order=sideways&changedWithin=2&customerNumber=x', {}],
  [`?search=${'x'.repeat(101)}&status=accepted`, { status: 'accepted' }],
  [
    '?state=expired&expiresWithin=14&archived=yes',
    { state: 'expired', expiresWithin: '14', archived: 'yes' },
  ],
  ['?state=lost&expiresWithin=15&archived=no', {}],
  ['?search=two%0Alines', {}],
  ['?after=abc&code=1', {}],
])('the address %o asks for %o', (search, filter) => {
  expect(filterIn(search)).toEqual(filter)
})

test.each([
  [{}, ''],
  [{ search: '', status: undefined }, ''],
  [{ search: 'o’hara & sons', sort: 'name' } as const, '?search=o%E2%80%99hara+%26+sons&sort=name'],
])('the filter %o stands in the address as %o, and is read back', (filter, search) => {
  expect(searchOf(filter)).toBe(search)
  expect(searchOf(filterIn(search))).toBe(search)
})

test.each([
  [{ sort: 'price', order: 'asc' } as const, false],
  [{ search: '' }, false],
  [{ status: 'draft', sort: 'price' } as const, true],
])('%o leaves quotes out: %s', (filter, narrowed) => {
  expect(isNarrowed(filter)).toBe(narrowed)
})

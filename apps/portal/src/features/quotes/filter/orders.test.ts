import { QUOTE_SORTS, SORT_ORDERS } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { ORDERS, orderAfterPress, orderName, orderNamed } from './orders.ts'

test.each([
  ['a list in its usual order, by price', {}, 'price', { sort: 'price', order: 'desc' }],
  ['a list in its usual order, by name', {}, 'name', { sort: 'name', order: 'asc' }],
  ['the usual order itself', {}, 'updated', { sort: 'updated', order: 'asc' }],
  ['a list by name, the other way', { sort: 'name', order: 'asc' }, 'name', { sort: 'name', order: 'desc' }],
  ['and back', { sort: 'name', order: 'desc' }, 'name', { sort: 'name', order: 'asc' }],
] as const)('a heading is pressed on %s', (_, filter, sort, next) => {
  expect(orderAfterPress(filter, sort)).toEqual(next)
})

test('every order of the list can be chosen by its words', () => {
  const all = QUOTE_SORTS.flatMap((sort) => SORT_ORDERS.map((order) => orderName({ sort, order })))
  expect(ORDERS.map(({ value }) => value).toSorted()).toEqual(all.toSorted())
  expect(new Set(ORDERS.map(({ label }) => label)).size).toBe(all.length)
  expect(orderNamed('price-asc')).toEqual({ sort: 'price', order: 'asc' })
})

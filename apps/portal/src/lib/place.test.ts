import { expect, test } from 'vitest'
import { addressOf, placeAt } from './place.ts'

test.each([
  ['/portal/', { kind: 'quotes' }],
  ['/portal/new-quote', { kind: 'new-quote' }],
  ['/portal/audit', { kind: 'audit' }],
  ['/portal/settings', { kind: 'settings' }],
  ['/portal/audit/1001', { kind: 'nowhere' }],
  ['/portal/quotes/aB%2F3', { kind: 'quote', id: 'aB/3' }],
  ['/portal/quotes/1/2', { kind: 'nowhere' }],
  ['/portal/elsewhere', { kind: 'nowhere' }],
])('%s is the place %o', (pathname, place) => {
  expect(placeAt(pathname)).toEqual(place)
})

test('the address of a quote leads back to that quote, whatever its id is made of', () => {
  const place = { kind: 'quote', id: 'x/y+z=&?' } as const
  expect(placeAt(addressOf(place))).toEqual(place)
})

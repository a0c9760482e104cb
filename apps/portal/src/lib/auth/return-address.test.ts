import { expect, test } from 'vitest'
import { returnAddressOf } from './return-address.ts'

test.each([
  [{ returnTo: '/portal/quotes/ab' }, '/portal/quotes/ab'],
  [{ returnTo: '/designer' }, '/portal/'],
  [{ returnTo: 'https://elsewhere.example/portal/' }, '/portal/'],
  [{ returnTo: 7 }, '/portal/'],
  [undefined, '/portal/'],
])('after signing in, %o leads to %s', (state, address) => {
  expect(returnAddressOf(state)).toBe(address)
})

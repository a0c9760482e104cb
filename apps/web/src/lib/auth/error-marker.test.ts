import { expect, test } from 'vitest'
import { hasErrorMarker } from './error-marker.ts'

test.each`
  search                            | expected
  ${'?error=access_denied&state=x'} | ${true}
  ${'?product=P3G'}                 | ${false}
  ${''}                             | ${false}
`('an address with "$search" carries an error marker: $expected', ({ search, expected }) => {
  expect(hasErrorMarker(search)).toBe(expected)
})

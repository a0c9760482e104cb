import { describe, expect, test } from 'vitest'
import { hasErrorMarker, returnPathOf } from './return-path.ts'

describe('where a person lands after signing in', () => {
  test.each`
    state                                          | expected
    ${{ returnTo: '/designer?product=P3G&id=ab' }} | ${'/designer?product=P3G&id=ab'}
    ${{ returnTo: '//elsewhere.example' }}         | ${'/'}
    ${{ returnTo: 'https://elsewhere.example' }}   | ${'/'}
    ${{ returnTo: 7 }}                             | ${'/'}
    ${undefined}                                   | ${'/'}
  `('$state leads to $expected', ({ state, expected }) => {
    expect(returnPathOf(state)).toBe(expected)
  })

  test.each`
    search                            | expected
    ${'?error=access_denied&state=x'} | ${true}
    ${'?product=P3G'}                 | ${false}
    ${''}                             | ${false}
  `('an address with "$search" carries an error marker: $expected', ({ search, expected }) => {
    expect(hasErrorMarker(search)).toBe(expected)
  })
})

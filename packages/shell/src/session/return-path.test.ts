import { expect, test } from 'vitest'
import { returnPathOf } from './return-path.ts'

test.each`
  home          | state                                                | expected
  ${'/'}        | ${{ returnTo: '/designer?product=P3G&id=ab' }}       | ${'/designer?product=P3G&id=ab'}
  ${'/'}        | ${{ returnTo: '//elsewhere.example' }}               | ${'/'}
  ${'/'}        | ${{ returnTo: 'https://elsewhere.example' }}         | ${'/'}
  ${'/'}        | ${{ returnTo: 7 }}                                   | ${'/'}
  ${'/'}        | ${undefined}                                         | ${'/'}
  ${'/portal/'} | ${{ returnTo: '/portal/quotes/ab' }}                 | ${'/portal/quotes/ab'}
  ${'/portal/'} | ${{ returnTo: '/designer' }}                         | ${'/portal/'}
  ${'/portal/'} | ${{ returnTo: 'https://elsewhere.example/portal/' }} | ${'/portal/'}
  ${'/portal/'} | ${{ returnTo: 7 }}                                   | ${'/portal/'}
  ${'/portal/'} | ${undefined}                                         | ${'/portal/'}
`(
  'whoever signs in to the app at $home with $state lands at $expected [shell-session-1]',
  ({ home, state, expected }) => {
    expect(returnPathOf(state, home)).toBe(expected)
  },
)

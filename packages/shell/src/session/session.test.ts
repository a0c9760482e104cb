import { User } from 'oidc-client-ts'
import { expect, test } from 'vitest'
import { tokenSourceOf } from './session.ts'

const userWith = (token: string, lastsFor: number) =>
  new User({
    access_token: token,
    token_type: 'Bearer',
    profile: { sub: 'dana', iss: 'issuer', aud: 'portal', exp: 0, iat: 0 },
    expires_at: Math.floor(Date.now() / 1000) + lastsFor,
  })

const sessionWith = (user: User | null, renew: () => Promise<User | null>) => ({
  getUser: async () => user,
  signinSilent: renew,
})

test('a token that is valid is given as it is', async () => {
  const token = tokenSourceOf(sessionWith(userWith('old', 60), () => Promise.reject(new Error('not asked'))))
  expect(await token()).toBe('old')
})

test('calls that find an expired token at the same time share one renewal', async () => {
  let renewals = 0
  const token = tokenSourceOf(
    sessionWith(userWith('old', -1), async () => {
      renewals += 1
      return userWith(`new ${renewals}`, 60)
    }),
  )
  expect(await Promise.all([token(), token(), token()])).toEqual(['new 1', 'new 1', 'new 1'])
  expect(await token()).toBe('new 2')
})

test.each([
  ['nobody is signed in', sessionWith(null, () => Promise.reject(new Error('not asked')))],
  [
    'the session cannot be renewed',
    sessionWith(userWith('old', -1), () => Promise.reject(new Error('over'))),
  ],
])('there is no token when %s', async (_, session) => {
  expect(await tokenSourceOf(session)()).toBeNull()
})

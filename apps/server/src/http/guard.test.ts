import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { callerOf } from '../identity/caller.ts'
import { guardOf } from './guard.ts'

const request = { id: '1', headers: { authorization: 'Bearer t' } } as unknown as FastifyRequest
const dana = { sub: 'dana', email: 'dana@rampwright.example', email_verified: true, name: 'Dana Miller' }

const guardFor = (claims: Readonly<Record<string, unknown>>) =>
  guardOf({
    checkToken: async () => ({ kind: 'valid', claims }),
    callerOf: (read) => callerOf(read, { claim: 'app', internalDomains: ['rampwright.example'] }),
    count: async () => undefined,
  })

test('a person of a valid login is let in', async () => {
  expect(await guardFor(dana)(request)).toMatchObject({ id: 'dana', name: 'Dana Miller', requestId: '1' })
})

test.each([
  ['name', { ...dana, name: 'Dana\0' }],
  ['number of the customer', { ...dana, app: { customer_number: '100\0' } }],
  ['id', { ...dana, sub: 'dana\ud800' }],
])('a login whose %s no database can keep is none', async (_, claims) => {
  await expect(guardFor(claims)(request)).rejects.toMatchObject({ code: 'token.invalid' })
})

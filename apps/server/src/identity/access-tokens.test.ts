import { createServer } from 'node:http'
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckToken, tokenCheck } from './access-tokens.ts'
import { keysOf } from './outside-provider.ts'

const audience = 'urn:rampwright:api'
const { privateKey, publicKey } = await generateKeyPair('ES256')
const stranger = await generateKeyPair('ES256')
const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }

/** An identity provider of somebody else, as far as we look at it. */
const answers = new Map<string, unknown>()
const provider = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? {}))
})
let issuer = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  answers.set('/.well-known/openid-configuration', { issuer, jwks_uri: `${issuer}/keys` })
  answers.set('/keys', { keys: [jwk] })
})
afterAll(() => new Promise((resolve) => provider.close(resolve)))

const token = (
  overrides: { key?: typeof privateKey; issuer?: string; audience?: string; end?: string; kid?: string } = {},
) =>
  new SignJWT({ email: 'dana@ridgeline.example' })
    .setProtectedHeader({ alg: 'ES256', kid: overrides.kid ?? 'one' })
    .setSubject('dana')
    .setIssuer(overrides.issuer ?? issuer)
    .setAudience(overrides.audience ?? audience)
    .setExpirationTime(overrides.end ?? '5m')
    .sign(overrides.key ?? privateKey)

describe('tokens of a provider that is found by its address', () => {
  let check: CheckToken
  beforeAll(async () => {
    check = tokenCheck({ issuer, audience, keys: await keysOf({ issuer, jwksUri: null }) })
  })

  test('a valid token tells who somebody is [server-identity-4]', async () => {
    expect(await check(await token())).toMatchObject({
      kind: 'valid',
      claims: { sub: 'dana', email: 'dana@ridgeline.example' },
    })
  })

  test.each<readonly [string, () => Promise<string>, string]>([
    ['expired', () => token({ end: '-2m' }), 'expired'],
    ['signed by a stranger', () => token({ key: stranger.privateKey }), 'invalid'],
    ['of an unknown key', () => token({ kid: 'two' }), 'invalid'],
    ['of another provider', () => token({ issuer: 'https://elsewhere.example' }), 'invalid'],
    ['for another program', () => token({ audience: 'urn:other' }), 'invalid'],
    [
      'not signed at all',
      async () =>
        new UnsecuredJWT({ sub: 'dana' })
          .setIssuer(issuer)
          .setAudience(audience)
          .setExpirationTime('5m')
          .encode(),
      'invalid',
    ],
    [
      'changed on the way',
      async () =>
        (await token()).replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"eve"}').toString('base64url')}.`),
      'invalid',
    ],
    ['no token', async () => 'abc', 'invalid'],
  ])('%s', async (_, make, kind) => {
    expect((await check(await make())).kind).toBe(kind)
  })

  const since = async (seconds: { issued: number; begins: number; ends: number }) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setSubject('dana')
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now + seconds.issued)
      .setNotBefore(now + seconds.begins)
      .setExpirationTime(now + seconds.ends)
      .sign(privateKey)
  }

  test.each([
    ['is 50 seconds ahead of ours', { issued: 50, begins: 50, ends: 350 }, 'valid'],
    ['is 50 seconds behind ours', { issued: -350, begins: -350, ends: -50 }, 'valid'],
    ['is 5 minutes ahead of ours', { issued: 300, begins: 300, ends: 600 }, 'invalid'],
    ['is 5 minutes behind ours', { issued: -600, begins: -600, ends: -300 }, 'expired'],
  ])('a token whose issuer has a clock that %s', async (_, seconds, kind) => {
    expect((await check(await since(seconds))).kind).toBe(kind)
  })

  test('a token without an end is not taken', async () => {
    const endless = new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setSubject('dana')
      .setIssuer(issuer)
      .setAudience(audience)
      .sign(privateKey)
    expect((await check(await endless)).kind).toBe('invalid')
  })

  test('a shared secret is no signature', async () => {
    const keys = createLocalJWKSet({
      keys: [{ kty: 'oct', k: 'c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0', kid: 'one', alg: 'HS256' }],
    })
    const symmetric = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setSubject('dana')
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('5m')
      .sign(Buffer.from('secretsecretsecretsecret'))
    expect((await tokenCheck({ issuer, audience, keys })(symmetric)).kind).toBe('invalid')
  })
})

test('keys can also be named by their own address', async () => {
  const keys = await keysOf({ issuer: 'https://not-asked.example', jwksUri: `${issuer}/keys` })
  expect((await tokenCheck({ issuer, audience, keys })(await token())).kind).toBe('valid')
})

test('a provider that cannot be asked says nothing about a token', async () => {
  const keys = await keysOf({ issuer, jwksUri: 'http://127.0.0.1:9/keys' })
  expect((await tokenCheck({ issuer, audience, keys })(await token())).kind).toBe('unknown')
  const wrongPlace = await keysOf({ issuer, jwksUri: `${issuer}/nowhere` })
  expect((await tokenCheck({ issuer, audience, keys: wrongPlace })(await token())).kind).toBe('unknown')
})

test.each([
  ['an address that is no provider', '/elsewhere', {}, 'does not describe an identity provider'],
  [
    'a provider of another name',
    '/named',
    { issuer: 'https://other.example', jwks_uri: 'https://other.example/k' },
    'Write it exactly like that',
  ],
])('%s is refused at the start', async (_, path, answer, message) => {
  answers.set(`${path}/.well-known/openid-configuration`, answer)
  await expect(keysOf({ issuer: `${issuer}${path}`, jwksUri: null })).rejects.toThrow(message)
})

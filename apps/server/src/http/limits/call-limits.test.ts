import { listQuotes, signInSettings } from '@ramp/contracts'
import { afterEach, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

let server: TestServer
afterEach(() => server.close())

const from = (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, remoteAddress, headers })
const statusesOf = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
  const statuses = []
  for (let index = 0; index < count; index++) statuses.push((await ask()).statusCode)
  return statuses
}
const bearer = async (person: Person) => ({ authorization: `Bearer ${await server.tokenOf(person)}` })

describe.each(databases)('limits on the $database', ({ open }) => {
  test('an address is counted before its token is looked at, and another address is not', async () => {
    server = await startTestServer(open, { variables: { CALLS_PER_ADDRESS: '3' } })
    const wrong = { authorization: 'Bearer of-bad-news' }
    expect(await statusesOf(5, () => from('192.0.2.1', listQuotes.path, wrong))).toEqual([
      401, 401, 401, 429, 429,
    ])
    const refused = await from('192.0.2.1', signInSettings.path)
    expect(refused.json()).toEqual({
      code: 'calls.too-many',
      message: 'Too many calls in a short time. Wait a minute, then try again.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('192.0.2.2', signInSettings.path)).statusCode).toBe(200)
    expect((await from('192.0.2.1', '/')).statusCode).not.toBe(429)
  })

  test('a person is counted wherever they call from, and a colleague at the same place is not', async () => {
    server = await startTestServer(open, { variables: { CALLS_PER_PERSON: '2' } })
    const dana = await bearer('Dana Miller')
    expect((await from('192.0.2.1', listQuotes.path, dana)).statusCode).toBe(200)
    expect((await from('192.0.2.2', listQuotes.path, dana)).statusCode).toBe(200)
    const refused = await from('192.0.2.3', listQuotes.path, dana)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'calls.too-many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('192.0.2.3', listQuotes.path, await bearer('Sam Ortiz'))).statusCode).toBe(200)
  })

  test('logins that are begun are limited, the calls of who is signed in are not', async () => {
    server = await startTestServer(open, { variables: { LOGINS_PER_ADDRESS: '2' } })
    const begin = '/oidc/auth?client_id=rampwright-designer'
    expect((await statusesOf(4, () => from('192.0.2.1', begin))).map((status) => status === 429)).toEqual([
      false,
      false,
      true,
      true,
    ])
    for (const otherwise of [
      '/oidc/auth/?client_id=x',
      '/oidc/AUTH?client_id=x',
      '/oidc/%61uth',
      '/oidc/request',
    ])
      expect((await from('192.0.2.1', otherwise)).statusCode, otherwise).toBe(429)
    const form = await server.app.inject({
      method: 'POST',
      url: '/oidc-login/x',
      remoteAddress: '192.0.2.1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'person=dana',
    })
    expect([form.statusCode, form.json().code]).toEqual([429, 'calls.too-many'])
    expect((await from('192.0.2.1', listQuotes.path, await bearer('Dana Miller'))).statusCode).toBe(200)
  })
})

describe('behind a proxy', () => {
  const [{ open }] = databases
  const through = (proxy: string, caller: string) =>
    from(proxy, signInSettings.path, { 'x-forwarded-for': caller })

  test('the address that a trusted proxy names is counted', async () => {
    server = await startTestServer(open, {
      variables: { CALLS_PER_ADDRESS: '1', TRUST_PROXY: '10.1.0.0/16' },
    })
    expect((await through('10.1.0.7', '192.0.2.1')).statusCode).toBe(200)
    expect((await through('10.1.0.8', '192.0.2.1')).statusCode).toBe(429)
    expect((await through('10.1.0.7', '192.0.2.2')).statusCode).toBe(200)
  })

  test('nobody gets a new address by naming one', async () => {
    server = await startTestServer(open, {
      variables: { CALLS_PER_ADDRESS: '1', TRUST_PROXY: '10.1.0.0/16' },
    })
    expect((await through('192.0.2.9', '203.0.113.1')).statusCode).toBe(200)
    expect((await through('192.0.2.9', '203.0.113.2')).statusCode).toBe(429)
    expect((await through('10.1.0.7', '203.0.113.3, 192.0.2.9')).statusCode).toBe(429)
  })

  test('of so many proxies in a row each is believed, and no one further out', async () => {
    server = await startTestServer(open, { variables: { CALLS_PER_ADDRESS: '1', TRUST_PROXY: '1' } })
    expect((await through('10.1.0.7', '192.0.2.1')).statusCode).toBe(200)
    expect((await through('10.1.0.7', '203.0.113.1, 192.0.2.1')).statusCode).toBe(429)
  })
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { getQuote, listQuotes } from '@ramp/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { demoPeople } from '../identity/demo/people.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const [{ open }] = databases
const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(open, { logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => server.close())
beforeEach(() => {
  lines.length = 0
})

const told = () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)

async function ask(path: string, person: 'Dana Miller' | 'Sam Ortiz' | null, headers = {}) {
  const token = person && (await server.tokenOf(person))
  return server.app.inject({
    url: path,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      cookie: 'session=secret-cookie',
      ...headers,
    },
  })
}

test('one id names a request in the proxy, in every line and in the answer', async () => {
  const reply = await ask(listQuotes.path, 'Dana Miller', { 'x-request-id': 'proxy-7f3a.0001' })
  expect(reply.headers['x-request-id']).toBe('proxy-7f3a.0001')
  expect(told()).toMatchObject([
    { request: 'proxy-7f3a.0001', event: 'signed-in', person: 'dana-miller', customer: '10001' },
    {
      request: 'proxy-7f3a.0001',
      event: 'answered',
      method: 'GET',
      route: '/api/quotes',
      status: 200,
      person: 'dana-miller',
    },
  ])
})

test.each(['short', 'two words', 'x'.repeat(101), 'line\u0085break-in-it', '{"event":"forged"}'])(
  'an id that is none is replaced by one of our own: %o',
  async (given) => {
    const { headers } = await ask('/api/sign-in-settings', null, { 'x-request-id': given })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(lines.join('')).not.toContain(given)
  },
)

test('somebody who comes again within hours has signed in once', async () => {
  await ask(listQuotes.path, 'Sam Ortiz')
  await ask(listQuotes.path, 'Sam Ortiz')
  expect(told().filter(({ event }) => event === 'signed-in')).toHaveLength(1)
})

test('a refusal is an event with its code and its person, or with nobody', async () => {
  await ask(getQuote.path.replace(':id', '1001'), 'Sam Ortiz')
  await ask(getQuote.path.replace(':id', '1001'), null)
  expect(told().filter(({ event }) => event === 'refused')).toMatchObject([
    { code: 'header.unknown', status: 404, person: 'sam-ortiz', customer: '10002', address: '127.0.0.1' },
    { code: 'token.missing', status: 401, address: '127.0.0.1' },
  ])
})

test('only lines about refused calls hold an address', async () => {
  await ask(listQuotes.path, 'Dana Miller')
  await ask(listQuotes.path, null)
  expect(told().flatMap(({ event, address }) => (address === undefined ? [] : [event]))).toEqual(['refused'])
})

test('a request that cannot be read is an event with the address that it came from', async () => {
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'))
  socket.resume()
  await once(socket, 'close')
  expect(told().filter(({ event }) => event === 'refused')).toMatchObject([
    { event: 'refused', code: 'input.invalid', status: 400, address: '127.0.0.1' },
  ])
})

test('with LOG_ADDRESSES=no no line holds an address, and all else stays', async () => {
  const silent: string[] = []
  const other = await startTestServer(open, {
    logTo: { write: (line) => void silent.push(line) },
    variables: { LOG_ADDRESSES: 'no' },
  })
  await other.app.inject({ url: listQuotes.path })
  await other.close()
  expect(silent.join('')).toContain('"code":"token.missing","status":401')
  expect(silent.join('')).not.toContain('127.0.0.1')
})

test('no line holds a name, an e-mail address, a token, a cookie or a query', async () => {
  const token = await server.tokenOf('Dana Miller')
  await ask(`${listQuotes.path}?search=Harper&access_token=${token}`, 'Dana Miller')
  await ask(`/api/nothing?code=secret-code`, 'Dana Miller')
  await ask(`/oidc/auth?code=secret-code&login_hint=${demoPeople[0]?.email}`, null)
  const text = lines.join('')
  expect(lines.length).toBeGreaterThan(3)
  for (const secret of [
    token,
    'secret-code',
    'secret-cookie',
    'Harper',
    ...demoPeople.flatMap(({ name, email }) => [name, email]),
  ])
    expect(text).not.toContain(secret)
})

test('health leaves no line', async () => {
  expect((await ask('/health/live', null)).statusCode).toBe(200)
  expect((await ask('/health/ready', null)).statusCode).toBe(200)
  expect(lines).toEqual([])
})

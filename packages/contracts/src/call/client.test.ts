import { expect, test } from 'vitest'
import { listQuotes } from '../quotes/list-quotes.ts'
import { QUOTE_STATES } from '../quotes/quote-state.ts'
import { createQuote, getDesignerLink, getQuotePdf } from '../quotes/quotes.ts'
import { signInSettings } from '../users/sign-in-settings.ts'
import { createClient } from './client.ts'

type Sent = { url: string; method: string; headers: Record<string, string>; body: string | null }

function clientThatGets(reply: Response | Error) {
  const sent: Sent[] = []
  const client = createClient({
    baseUrl: 'http://ramp.test',
    getToken: async () => 'token-1',
    fetch: async (url, init) => {
      sent.push({ url, ...init })
      if (reply instanceof Error) throw reply
      return reply
    },
  })
  return { client, sent }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

test('a field named in the path travels in the path, encoded', async () => {
  const { client, sent } = clientThatGets(json({ id: 'x', path: '/designer' }))
  await client.call(getDesignerLink, { id: '10/1' })
  expect(sent[0]?.url).toBe('http://ramp.test/api/quotes/10%2F1/designer-link')
})

test('the other fields of a GET travel in the query, and what is not given does not travel', async () => {
  const found = { draft: 0, received: 0, accepted: 0 }
  const states = Object.fromEntries(QUOTE_STATES.map((state) => [state, 0]))
  const sums = { found, states, total: 0, archived: 0, customers: [] }
  const { client, sent } = clientThatGets(json({ quotes: [], next: null, ...sums }))
  await client.call(listQuotes, { after: 'a&b' })
  await client.call(listQuotes, {}).catch(() => null)
  expect(sent.map(({ url }) => url)).toEqual([
    'http://ramp.test/api/quotes?after=a%26b',
    'http://ramp.test/api/quotes',
  ])
})

test('the fields of a POST travel as JSON with the bearer token [contracts-call-1]', async () => {
  const { client, sent } = clientThatGets(json({}))
  await client.call(createQuote, { name: 'Harper', productLine: 'P3G' }).catch(() => null)
  expect(sent[0]).toMatchObject({
    method: 'POST',
    body: '{"name":"Harper","productLine":"P3G"}',
    headers: { authorization: 'Bearer token-1', 'content-type': 'application/json' },
  })
})

test('a public call carries no token', async () => {
  const { client, sent } = clientThatGets(json({}))
  await client.call(signInSettings, { app: 'portal' }).catch(() => null)
  expect(sent[0]?.headers).not.toHaveProperty('authorization')
})

test('a refusal keeps its code, sentence and details', async () => {
  const refusal = {
    code: 'header.unknown',
    message: 'You are not authorized to view this project',
    details: 1,
  }
  const { client } = clientThatGets(json(refusal, 403))
  await expect(client.call(listQuotes, {})).rejects.toMatchObject({ status: 403, ...refusal })
})

const late = Object.assign(new Error('late'), { name: 'TimeoutError' })
const broken = (error: Error, status = 200) => {
  const breakOff = () => Promise.reject(error)
  return Object.assign(new Response('{', { status }), { json: breakOff, text: breakOff })
}

test.each([
  ['a line that is down', new TypeError('offline'), 'The server cannot be reached.'],
  ['an answer that broke off', broken(new TypeError('network error')), 'The server cannot be reached.'],
  ['a refusal that broke off', broken(new TypeError('network error'), 502), 'The server cannot be reached.'],
  ['an answer that is late', late, 'The server did not respond within two minutes.'],
  ['an answer that begins and never ends', broken(late), 'The server did not respond within two minutes.'],
])('%s is told, and that it may be tried again', async (_, reply, what) => {
  const { client } = clientThatGets(reply)
  await expect(client.call(listQuotes, {})).rejects.toMatchObject({
    code: 'network.unreachable',
    message: `${what} Check the connection and try again.`,
  })
})

test('a file that breaks off on its way is told, too', async () => {
  const { client } = clientThatGets(
    Object.assign(new Response('%PDF'), { blob: () => Promise.reject(new TypeError('network error')) }),
  )
  await expect(client.download(getQuotePdf, { id: '1001' })).rejects.toMatchObject({
    code: 'network.unreachable',
  })
})

test.each([
  ['no answer', new Error('offline'), 0, 'network.unreachable'],
  ['a page of somebody else', new Response('<html>', { status: 502 }), 502, 'reply.unreadable'],
  ['an answer of another version', json({ offers: [] }), 200, 'reply.unreadable'],
])('%s becomes a sentence that can be shown', async (_, reply, status, code) => {
  const { client } = clientThatGets(reply)
  await expect(client.call(listQuotes, {})).rejects.toMatchObject({ name: 'CallError', status, code })
})

const NGINX =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>'

test.each`
  what                             | body                                                        | said
  ${'the page of a proxy'}         | ${NGINX}                                                    | ${'Bad Gateway nginx.'}
  ${'a line of text'}              | ${'upstream connect error\n'}                               | ${'upstream connect error.'}
  ${'a sentence'}                  | ${'The database is away.'}                                  | ${'The database is away.'}
  ${'a refusal of another server'} | ${JSON.stringify({ code: 'db.away', message: 'No disk.' })} | ${'No disk.'}
  ${'nothing'}                     | ${''}                                                       | ${'The server refused the call (status 502).'}
  ${'a whole book'}                | ${'word '.repeat(100)}                                      | ${`${'word '.repeat(40).trim()}…`}
`('a 502 that holds $what says what is in it (spec 1 §8) [contracts-call-4]', async ({ body, said }) => {
  const { client } = clientThatGets(new Response(body, { status: 502 }))
  await expect(client.call(listQuotes, {})).rejects.toMatchObject({
    status: 502,
    message: `${said} Try again. If the problem continues, contact customer service.`,
  })
})

test('a file comes as it is', async () => {
  const { client } = clientThatGets(new Response('%PDF-1.7'))
  const file = await client.download(getQuotePdf, { id: '1001' })
  expect(await file.text()).toBe('%PDF-1.7')
})

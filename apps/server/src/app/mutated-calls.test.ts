import { request as ask } from 'node:http'
import { QUOTE_SORTS, SORT_ORDERS, vizionHeaderUpdate } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { smallPdf, smallPng } from '../files/testing/small-files.ts'
import { callNamed, calls, type Fields, goodInputs, requestOf } from './testing/good-inputs.ts'
import { layoutOf, type Person, projectOf, startTestServer, type TestServer } from './testing/test-server.ts'

/** Mutated requests in one run; `npm run fuzz` asks for 10,000, and is told how long they took. */
const asked = Number(process.env.MUTATED_CALLS ?? 0)
const RUNS = Math.ceil((asked || 1_000) / databases.length)
const SEED = 20261122

/** What programs stumble over. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '\0',
      'a\0b',
      '\ud800',
      'x\udfff',
      '',
      ' ',
      '\u202e',
      '😀',
      "'; drop table headers; --",
      '%00',
      '../..',
    ],
    ...['1001', '999999999', '99999999999', '1e5', '-1', 'x'.repeat(300), '1'.repeat(5_000)],
    ...[
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999Z',
      '2026-02-30T00:00:00Z',
      '__proto__',
      'constructor',
    ],
    ...[0, -0, -1, 1.5, 1e308, -1e308, 5e-324, 2_147_483_648, 2 ** 53, null, true],
    ...[[], {}, [null], [[]], ['\0'], { toString: 1 }, Array.from({ length: 3_000 }, () => '21160')],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
)

const edit = fc.record({
  /** Which field at each level; where a level has none, the edit ends there. */
  way: fc.array(fc.nat(30), { minLength: 1, maxLength: 7 }),
  what: fc.oneof(
    { weight: 6, arbitrary: odd.map((value) => ({ kind: 'put', value }) as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'leave out' } as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'twice' } as const) },
  ),
})
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

function edited(value: unknown, { way, what }: Edit): unknown {
  const [first, ...rest] = way
  if (first === undefined || typeof value !== 'object' || value === null) return withEdit(value, what)
  const names = Object.keys(value)
  const name = names[first % Math.max(1, names.length)]
  if (name === undefined) return withEdit(value, what)
  const inner: unknown = Reflect.get(value, name)
  if (rest.length === 0 && what.kind === 'leave out')
    return Array.isArray(value)
      ? value.filter((one) => one !== inner)
      : Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
  const changed = edited(inner, { way: rest, what })
  return Array.isArray(value)
    ? value.map((one, index) => (String(index) === name ? changed : one))
    : { ...value, [name]: changed }
}

function withEdit(value: unknown, what: Edit['what']): unknown {
  if (what.kind === 'put') return what.value
  if (what.kind === 'twice' && Array.isArray(value)) return [...value, ...value]
  return value
}

const people: readonly Person[] = ['Dana Miller', 'Sam Ortiz', 'Ines Calder', 'Devin Park', 'Nora Field']
const extra = fc.option(
  fc.tuple(fc.constantFrom('after', 'search', 'headerID', 'dtmLastUpdate', 'id', 'x'), odd),
)
/** A page of the list after a place that a caller wrote. */
const placed = (sort: string, value: unknown, id: unknown, order = 'desc') => ({
  sort,
  order,
  after: Buffer.from(JSON.stringify([sort, order, value, id])).toString('base64url'),
})

const withNotes = (notes: string): Layout => {
  const layout = layoutOf('t1-switchback')
  return { ...layout, project: { ...layout.project, notes } }
}
const noted = (notes: string) => ({ headerID: '1001', project: projectOf(withNotes(notes), '1001') })

const cursor = fc
  .record({
    sort: fc.constantFrom(...QUOTE_SORTS),
    order: fc.constantFrom(...SORT_ORDERS),
    value: odd,
    id: odd,
  })
  .map(({ sort, order, value, id }) => placed(sort, value, typeof id === 'number' ? id : 1001, order))
const mutated = fc.record({
  name: fc.constantFrom(...calls.map(([name]) => name)),
  person: fc.constantFrom(...people),
  edits: fc.array(edit, { maxLength: 3 }),
  extra,
  cursor,
  /** Where the text of a body is cut, in parts of a thousand. */
  cut: fc.option(fc.nat(1_000), { freq: 12 }),
})

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : { input: value }

describe.each(databases)('on the $database', ({ open }) => {
  let server: TestServer
  const tokens = new Map<Person, string>()
  beforeAll(async () => {
    server = await startTestServer(open)
    for (const person of people) tokens.set(person, await server.tokenOf(person, { minutes: 240 }))
    await finishQuote(server)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  test('no mutated request makes the server fail', { timeout: 3_600_000 }, async () => {
    const before = process.memoryUsage.rss()
    const took: number[] = []
    await fc.assert(
      fc.asyncProperty(mutated, async ({ name, person, edits, extra: added, cursor: place, cut }) => {
        const start = edits.reduce<unknown>(edited, goodInputs[name] ?? {})
        const input = {
          ...fieldsOf(start),
          ...(added && { [added[0]]: added[1] }),
          ...(name === 'listQuotes' && place),
        }
        const { payload, ...request } = { payload: undefined, ...requestOf(callNamed(name), input) }
        const text = payload === undefined ? undefined : JSON.stringify(payload)
        const begun = performance.now()
        const reply = await server.app.inject({
          ...request,
          headers: { authorization: `Bearer ${tokens.get(person)}`, 'content-type': 'application/json' },
          ...(text !== undefined && {
            payload: cut === null ? text : text.slice(0, (text.length * cut) / 1_000),
          }),
        })
        took.push(performance.now() - begun)
        expect(reply.statusCode, reply.body.slice(0, 300)).toBeLessThan(500)
      }),
      { numRuns: RUNS, seed: SEED },
    )
    if (asked > 0) tell(took, before)
  })

  test.each<[call: string, what: string, input: Fields]>([
    ['acceptQuote', 'half a version', { id: '1001', versionNumber: 1.5 }],
    ['acceptQuote', 'a version beyond all numbers', { id: '1001', versionNumber: 1e308 }],
    ['acceptQuote', 'a version beyond those of the database', { id: '1001', versionNumber: 2 ** 31 }],
    ['acceptQuote', 'version 0', { id: '1001', versionNumber: 0 }],
    ['createQuote', 'a name with a NUL', { name: 'Harper\0', productLine: 'P3G' }],
    ['createQuote', 'a name with half a character', { name: 'Harper \ud800', productLine: 'P3G' }],
    ['getDesignerLink', 'an object for a number', { id: { toString: 1 } }],
    ['saveUser', 'a picture with a NUL', { name: 'Dana', picture: 'x\0' }],
    ['itemByShortNameGet', 'a short name with a NUL', { shortName: '\0' }],
    ['decryptVizionHeaderID', 'an id with a NUL', { id: 'x\0' }],
    ['vizionProjectUpdate', 'notes with a NUL', noted('Steps \0')],
    ['vizionProjectUpdate', 'notes with half a character', noted('Steps \udc00')],
    ['vizionHeaderUpdate', 'notes with a NUL', { headerID: '1001', layout: withNotes('\0') }],
    ['listQuotes', 'a search for a NUL', { search: '\0' }],
    ['listQuotes', 'a place in the year 0', placed('updated', '0000-01-01T00:00:00.000Z', 1001)],
    ['listQuotes', 'a place after a huge number', placed('updated', '2026-01-01T00:00:00.000Z', 2 ** 31)],
    ['listQuotes', 'a place after half a number', placed('updated', '2026-01-01T00:00:00.000Z', 1.5)],
    ['listQuotes', 'a place after half a character', placed('name', 'Harper \ud800', 1001)],
    ['listQuotes', 'a place after a NUL', placed('name', 'Harper \0', 1001)],
    ['listQuotes', 'a place after a huge price', placed('price', 1e308, 1001)],
    ['listQuotes', 'a place before all numbers', placed('number', -(2 ** 31) - 1, 1001)],
  ])('%s refuses %s', async (name, _, input) => {
    const { payload, ...request } = { payload: undefined, ...requestOf(callNamed(name), input) }
    const reply = await server.app.inject({
      ...request,
      headers: { authorization: `Bearer ${tokens.get('Dana Miller')}`, 'content-type': 'application/json' },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'input.invalid'])
  })

  test.each([
    '/%00',
    '//x',
    '//',
    '/%',
    '/%ff',
    '/%ED%A0%80',
    '/..%2f..%2fetc/passwd',
    '/portal/%00',
    '/portal//x',
    '/assets/%00.js',
    '/api/%00',
    '/api/quotes/%00',
    '/api/quotes/%ED%A0%80/pdf',
    '/api/quotes/1001%00',
    '/api/quotes?after=%00',
    '/api/quotes?search=%ED%A0%80',
    '/api/quotes?search=a&search=b',
    '/api/quotes?__proto__=1',
    '/api/docs/%00',
    '/api/docs//x',
    '/oidc/%00',
    '/oidc/auth?client_id=%00',
    '/oidc-login/%00',
    `/api/quotes/${'1'.repeat(5_000)}`,
  ])('%s is answered and is no fault of the server', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST'])
      expect(await statusOf(server, method, path), method).toBeLessThan(500)
  })
})

/** A quote to look at, to accept and to fetch files of. */
async function finishQuote(server: TestServer) {
  const finish = { key: 'fuzz-finish-1', base64File: smallPdf(), preview: smallPng }
  await server
    .as('Dana Miller')
    .call(vizionHeaderUpdate, { headerID: '1001', layout: layoutOf('t1-switchback'), finish })
}

/** Asked over the line: an address may be one that no client would build. */
async function statusOf(server: TestServer, method: string, path: string): Promise<number> {
  const address = server.app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen')
  const authorization = `Bearer ${await server.tokenOf('Dana Miller')}`
  return new Promise((resolve, reject) => {
    const sent = ask(
      {
        host: '127.0.0.1',
        port: address.port,
        method,
        path,
        headers: { authorization, accept: 'text/html' },
      },
      (reply) => {
        reply.resume()
        resolve(reply.statusCode ?? 0)
      },
    )
    sent.on('error', reject).end()
  })
}

function tell(took: readonly number[], before: number) {
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  const after = process.memoryUsage.rss()
  process.stdout.write(
    `${took.length} mutated requests: slowest ${Math.round(Math.max(...took))} ms, memory ${megabytes(before)} MB before and ${megabytes(after)} MB after\n`,
  )
}

import {
  type InputOf,
  listQuotes,
  QUOTE_SORTS,
  type QuoteSummary,
  SORT_ORDERS,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { NONE_YET } from './page-cursor.ts'

type Filter = InputOf<typeof listQuotes>

/** Many jobs of customer 10001: half of them in PATHWAY HD, every tenth of an earlier month, names in both cases. */
const JOBS = `
  insert into headers (customer_number, name, product_line, industry, status, creator_client_id, created_by, created_at, updated_at)
  select '10001', case when job % 2 = 0 then 'job ' else 'Job ' end || lpad(job::text, 4, '0') || case when job % 100 = 0 then ', 50%_off \\' else '' end,
    case when job % 2 = 0 then 'PHD' else 'P3G' end, 'residential', 'draft', 2,
    case when job % 3 = 0 then 'Ben Ito' else 'Dana Miller' end, date_trunc('second', now()) - interval '60 days',
    date_trunc('second', now()) - case when job % 10 = 0 then interval '40 days' else interval '1 hour' end
  from generate_series(1, 600) as job`

describe.each(databases)('the list of quotes on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
    await server.database.script(JOBS)
    const layout = layoutOf('t2-straight')
    await server.as('Dana Miller').call(vizionHeaderUpdate, { headerID: '1001', layout })
    const switchback = layoutOf('t1-switchback')
    await server.as('Dana Miller').call(vizionHeaderUpdate, { headerID: '1002', layout: switchback })
  })
  afterAll(() => server.close())

  const list = (filter: Filter, person: Person = 'Dana Miller') => server.as(person).call(listQuotes, filter)

  /** All pages of a list. */
  async function whole(filter: Filter): Promise<QuoteSummary[]> {
    const quotes: QuoteSummary[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ ...filter, ...(after && { after }) })
      quotes.push(...page.quotes)
      after = page.next
    } while (after !== null)
    return quotes
  }

  test.each(QUOTE_SORTS.flatMap((sort) => SORT_ORDERS.map((order) => ({ sort, order }))))(
    'by $sort, $order: six hundred quotes come in pages, each once and in order',
    async ({ sort, order }) => {
      const quotes = await whole({ sort, order })
      expect(new Set(quotes.map(({ id }) => id)).size).toBe(602)
      expect(quotes).toHaveLength(602)
      const values = quotes.map(
        (quote) =>
          ({
            updated: quote.updatedAt,
            number: Number(quote.id),
            name: quote.name.toLowerCase(),
            length: quote.linearFeet ?? NONE_YET,
            price: quote.partsTotal ?? NONE_YET,
          })[sort],
      )
      const before = order === 'asc' ? 1 : -1
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? -before : a > b ? before : 0)))
    },
  )

  test.each([
    ['part of a name, in any case', 'HARPER', ['1001']],
    ['two words, in any order', 'entrance harper', ['1001']],
    ['a number', '1002', ['1002']],
    ['part of a number and of a name', '1001 harp', ['1001']],
    ['who created it', 'ito 0597', ['1600']],
    ['the product line', 'p3g 0599', ['1602']],
    ['nothing that is there', 'harper garage', []],
    ['signs that mean something to a database', '%', []],
    ['a sign that stands in a name', '0600 50%_off', ['1603']],
    ['a sign that stands in a name', '0600 \\', ['1603']],
    ['a quotation mark', "o'hara", []],
  ])('%s is searched: %s', async (_, search, ids) => {
    const found = await list({ search, ...(search === '%' && { productLine: 'P2G' }) })
    expect(found.quotes.map(({ id }) => id)).toEqual(ids)
  })

  test.each([
    ['status', { status: 'received' }, 2],
    ['product line', { productLine: 'PHD' }, 300],
    ['last change', { changedWithin: '30' }, 542],
    ['customer', { customerNumber: '10001' }, 602],
    ['customer of somebody else', { customerNumber: '10002' }, 0],
    ['several at once', { productLine: 'PHD', changedWithin: '30', search: 'ito' }, 80],
  ] as const)('filtered by %s', async (_, filter, count) => {
    expect((await whole(filter)).length).toBe(count)
  })

  test('how many there are of each status is told, whichever is shown', async () => {
    const { found, total, customers, quotes } = await list({ status: 'received', search: 'e' })
    expect([found.received, found.accepted, total, customers]).toEqual([2, 0, 602, ['10001']])
    expect(found.draft).toBe(600)
    expect(quotes).toHaveLength(2)
  })

  test('a search has at most eight words', async () => {
    expect((await list({ search: 'job '.repeat(8) })).quotes).toHaveLength(50)
    await expect(list({ search: 'job '.repeat(9) })).rejects.toMatchObject({
      status: 400,
      code: 'input.invalid',
      message: expect.stringContaining('at most 8 words'),
    })
  })

  test('a search finds nothing of another customer, and staff find it', async () => {
    expect(await list({ search: 'okafor' })).toMatchObject({ quotes: [], found: { draft: 0 } })
    expect((await list({ search: 'okafor' }, 'Sam Ortiz')).quotes).toHaveLength(1)
    const staff = await list({ search: 'okafor' }, 'Ines Calder')
    expect(staff).toMatchObject({ quotes: [{ id: '1003' }], total: 603, customers: ['10001', '10002'] })
    expect(await list({ customerNumber: '10001' }, 'Sam Ortiz')).toMatchObject({ quotes: [], total: 1 })
  })

  test.each([
    ['made up', {}, 'page two'],
    ['of a list in another order', { sort: 'name' }, cursor(['updated', 'desc', '2026-11-22T10:00:00Z', 1])],
    ['with a day that is none', {}, cursor(['updated', 'desc', '2026-02-31T10:00:00Z', 1])],
    ['with a price that is none', { sort: 'price' }, cursor(['price', 'desc', 1e300, 1])],
    ['with a letter that is none', { sort: 'name' }, cursor(['name', 'desc', '\0', 1])],
    ['with a number that is none', {}, cursor(['updated', 'desc', '2026-11-22T10:00:00Z', 0])],
  ] as const)('a page that begins after something %s is refused', async (_, filter, after) => {
    await expect(list({ ...filter, after })).rejects.toMatchObject({
      status: 400,
      code: 'input.invalid',
      message: expect.stringContaining('after'),
    })
  })
})

function cursor(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

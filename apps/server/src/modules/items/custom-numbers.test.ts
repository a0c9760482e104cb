import { readCatalogueFiles } from '@ramp/catalogue-files'
import {
  createQuote,
  itemByItemNumberGet,
  itemByShortNameGet,
  itemGenerateCustomConfigurationItem,
  rampGenerate,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { addCustomItem, catalogueOf, type Item, type Layout, replaceItem } from '@ramp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { layoutOf, type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import type { Sql } from '../../db/database.ts'
import { databases } from '../../db/testing/databases.ts'
import { customItemsRepository } from './custom-items.repository.ts'
import { sourceOfNumber } from './custom-numbers.policy.ts'
import { spareNumber } from './custom-numbers.repository.ts'
import { customsOfQuoteService } from './customs-of-quote.service.ts'

test.each`
  situation                                               | given   | held    | newToday | source
  ${'the first part of a line'}                           | ${0}    | ${0}    | ${0}     | ${'fresh'}
  ${'a customer with 500 new ones today'}                 | ${600}  | ${500}  | ${500}   | ${'refused'}
  ${'a large customer while there are plenty'}            | ${2499} | ${2000} | ${3}     | ${'fresh'}
  ${'a large customer when half of the line’s are given'} | ${2500} | ${500}  | ${3}     | ${'own'}
  ${'a small customer then'}                              | ${4999} | ${499}  | ${3}     | ${'fresh'}
  ${'a small customer when all were given'}               | ${5000} | ${0}    | ${0}     | ${'any'}
`('$situation gets a number: $source', ({ given, held, newToday, source }) => {
  expect(sourceOfNumber({ given, held, newToday })).toBe(source)
})

const p3g = readCatalogueFiles().find(({ productLine }) => productLine === 'P3G') ?? fail()
function fail(): never {
  throw new Error('there is no catalogue of P3G')
}

const wished = { itemType: 'PLATFORM', railType: 'TWO_LINE', width: 42, length: 66 } as const

describe.each(databases)('numbers of custom parts on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())
  const make = (person: Person, change: Partial<Parameters<typeof input>[0]> = {}) =>
    server.as(person).call(itemGenerateCustomConfigurationItem, input(change))
  const input = (change: {
    readonly productLine?: 'P3G' | 'P2G' | 'PHD' | 'APD' | 'HAR'
    readonly width?: number
    readonly description?: string
  }) => ({ productLine: 'P3G' as const, ...wished, ...change })

  test('a number belongs to one size and one description, and is found by both', async () => {
    const plain = await make('Dana Miller')
    const porch = await make('Dana Miller', { description: 'Platform for the porch' })
    expect([porch.description, porch.shortName]).toEqual([
      'Platform for the porch',
      `PPS42x66TL-${porch.itemNumber}`,
    ])
    expect(porch.itemNumber).not.toBe(plain.itemNumber)
    expect(await make('Dana Miller', { description: ' Platform for the porch ' })).toEqual(porch)
    expect(await make('Dana Miller', { description: plain.description })).toEqual(plain)
    const dana = server.as('Dana Miller')
    expect(await dana.call(itemByItemNumberGet, { itemNumber: porch.itemNumber })).toEqual(porch)
    expect(await dana.call(itemByShortNameGet, { shortName: porch.shortName })).toEqual(porch)
  })

  test('what one customer writes is read by no other one, and by staff', async () => {
    const mine = await make('Dana Miller', { description: 'Ramp of Mrs Harper' })
    const asked = { itemNumber: mine.itemNumber }
    expect((await server.as('Sam Ortiz').call(itemByItemNumberGet, asked)).description).toBe(
      'Custom solid platform, two-line handrails, 42 x 66 in',
    )
    expect((await server.as('Ines Calder').call(itemByItemNumberGet, asked)).description).toBe(
      mine.description,
    )
    const theirs = await make('Sam Ortiz', { description: 'Ramp of Mrs Harper' })
    expect(theirs.itemNumber).not.toBe(mine.itemNumber)
  })

  /** Gives a customer so many numbers of a line, made two days ago or just now. */
  const give = (line: 'HAR' | 'APD' | 'PHD', many: number, { customer = '10001', isOld = true } = {}) => {
    const first = { HAR: [67_000, 96_000], APD: [57_000, 92_000], PHD: [44_000, 88_000] }[line]
    return server.database.run(
      `insert into custom_items (product_line, running, item_number, short_name, wish, customer_number, created_by, created_at)
       select $1::text, n, (case when n < 1000 then $2::integer + n else $3::integer + n - 1000 end)::text, 'GIVEN' || n,
         '{"itemType":"PLATFORM","surface":"SOLID","handrails":"TWO_LINE","isTurn":false,"isLowProfile":false,"width":60,"length":60}',
         $4::text, 'somebody', now() - $5::integer * interval '1 hour'
       from generate_series((select coalesce(max(running) + 1, 0)::integer from custom_items where product_line = $1::text), $6::integer - 1) as n`,
      [line, first?.[0] ?? 0, first?.[1] ?? 0, customer, isOld ? 48 : 0, many],
    )
  }

  test('a customer gets 500 new numbers of a line in a day; the parts made before, and other customers, go on', async () => {
    await give('HAR', 499, { isOld: false })
    const last = await make('Dana Miller', { productLine: 'HAR' })
    expect(last.itemNumber).toBe('67499')
    await expect(make('Dana Miller', { productLine: 'HAR', width: 43 })).rejects.toMatchObject({
      status: 429,
      code: 'item.too-many',
      message: expect.stringContaining('contact customer service'),
    })
    expect(await make('Dana Miller', { productLine: 'HAR' })).toEqual(last)
    expect((await make('Sam Ortiz', { productLine: 'HAR', width: 43 })).itemNumber).toBe('67500')
    expect((await make('Dana Miller', { productLine: 'APD' })).itemNumber).toBe('57000')
  })

  test('who holds most of a line makes do with the own numbers, and others get fresh ones', async () => {
    await give('APD', 2500)
    await server.database.run(
      "update custom_items set quoted_at = now() where product_line = 'APD' and running < 3",
    )
    const own = await make('Dana Miller', { productLine: 'APD', width: 43 })
    expect(own.itemNumber).toBe('57003')
    expect((await make('Sam Ortiz', { productLine: 'APD', width: 44 })).itemNumber).toBe('93500')
  })

  test('when all numbers of a line were given, those that no quote was issued with are given again, and no other', async () => {
    await give('PHD', 1, { customer: '10002' })
    await give('PHD', 5000)
    await server.database.run(
      "update custom_items set quoted_at = now() where product_line = 'PHD' and running between 1 and 4997",
    )
    const commercial = { productLine: 'PHD', railType: 'GUARDS' } as const
    expect((await make('Sam Ortiz', { ...commercial, width: 48 })).itemNumber).toBe('91998')
    expect((await make('Sam Ortiz', { ...commercial, width: 49 })).itemNumber).toBe('44000')
    expect((await make('Sam Ortiz', { ...commercial, width: 50 })).itemNumber).toBe('91999')
    expect((await make('Sam Ortiz', { ...commercial, width: 51 })).itemNumber).toBe('11559')
  })

  test('a number that a quote was issued with is held for good; one that went to another part is refused', async () => {
    const straight = layoutOf('t2-straight')
    const platform = straight.parts.find(({ kind }) => kind === 'platform')?.id ?? ''
    const withPart = (item: Item): Layout => {
      const kept = addCustomItem(item)(replaceItem(platform, item)(straight))
      const railed = (part: Layout['parts'][number]) =>
        part.kind === 'platform' ? { ...part, handrailSides: ['LEFT', 'RIGHT'] as const } : part
      return { ...kept, parts: kept.parts.map(railed) }
    }
    const made = await server
      .as('Dana Miller')
      .call(itemGenerateCustomConfigurationItem, { ...input({ width: 60 }), length: 60 })
    await server.as('Dana Miller').call(vizionHeaderUpdate, { headerID: '1001', layout: withPart(made) })
    const quoted = await server.database.all(
      z.object({ item_number: z.string() }),
      'select item_number from custom_items where quoted_at is not null and product_line = $1',
      ['P3G'],
    )
    expect(quoted).toEqual([{ item_number: made.itemNumber }])
    await server.database.run(
      "update custom_items set short_name = 'OTHER', wish = jsonb_set(wish, '{width}', '54') where item_number = $1",
      [made.itemNumber],
    )
    await expect(
      server.as('Dana Miller').call(rampGenerate, { layout: withPart(made) }),
    ).rejects.toMatchObject({ status: 404, code: 'item.unknown' })
  })

  /** A drawing with so many kinds of parts made to measure, which the server has numbered. */
  async function withManyParts(many: number): Promise<Layout> {
    const made = await make('Dana Miller', { productLine: 'P3G', width: 61 })
    await server.database.run(
      `insert into custom_items (product_line, running, item_number, short_name, wish, customer_number, created_by, created_at)
       select 'P3G', 1000 + n, (80000 + n)::text, 'MANY' || n, wish, '10001', 'somebody', now() - interval '2 days'
       from custom_items, generate_series(1, $2::integer) as n where item_number = $1
       on conflict do nothing`,
      [made.itemNumber, many],
    )
    const parts = Array.from({ length: many }, (_, at) => ({
      ...made,
      itemNumber: String(80_001 + at),
      shortName: `MANY${at + 1}`,
    }))
    return { ...layoutOf('t2-straight'), customItems: parts }
  }

  /** Issues a quote of P3G with these numbers, as a server of the version before does: it marks none of them. */
  const issueAsBefore = (headerID: number, version: number, customs: readonly string[]) =>
    server.database.run(
      `insert into issued_quotes (header_id, version, catalogue_version, layout, lines, payload, parts_total, weight,
         linear_feet, issued_by, issued_at)
       select $1::integer, $2::integer, max(version), '{}', '[]', $3::jsonb, 1, 1, 1, 'Dana Miller', now() from catalogue_versions`,
      [headerID, version, JSON.stringify({ customs: customs.map((itemNumber) => ({ itemNumber })) })],
    )
  const quotedOf = (itemNumbers: readonly string[]) =>
    server.database.all(
      z.object({ item_number: z.string() }).transform((row) => row.item_number),
      `select item_number from custom_items where quoted_at is not null and product_line = 'P3G'
       and item_number in (select jsonb_array_elements_text($1::jsonb)) order by 1`,
      [JSON.stringify(itemNumbers)],
    )

  test('a number on a quote that a server of the version before issues meanwhile is given for good', async () => {
    const made = await make('Dana Miller', { productLine: 'P3G', width: 62 })
    const other = await make('Dana Miller', { productLine: 'P3G', width: 63 })
    const { id } = await server.as('Dana Miller').call(createQuote, { name: 'Harper', productLine: 'P3G' })
    await issueAsBefore(Number(id), 1, [made.itemNumber])
    expect(await quotedOf([made.itemNumber, other.itemNumber])).toEqual([made.itemNumber])
  })

  test('a drawing with 500 parts made to measure asks for them together, in its order', async () => {
    const layout = await withManyParts(500)
    const asked: string[] = []
    const counted = <Asks extends Pick<Sql, 'all'>>(sql: Asks): Asks => ({
      ...sql,
      all: (row, text, values) => {
        asked.push(text)
        return sql.all(row, text, values)
      },
    })
    const catalogue = catalogueOf(p3g)
    const service = customsOfQuoteService({
      repository: customItemsRepository(counted(server.database)),
      customs: { generate: () => Promise.reject(new Error('none of them is new')) },
      catalogueFor: () => catalogue,
    })
    const known = await service.knownCustoms(layout)
    expect(known.customItems.map(({ itemNumber }) => itemNumber)).toEqual(
      layout.customItems.map(({ itemNumber }) => itemNumber),
    )
    const nobody = { id: '', email: '', name: '', customerNumber: '', roles: [], permissions: [] }
    await service.numberedCustoms({ ...nobody, isInternal: false }, layout)
    await server.database.transaction((sql) =>
      service.holdQuoted(counted(sql), { product: 'P3G' }, known.customItems),
    )
    expect(asked).toHaveLength(3)
  })
})

test('a number that a quote is being issued with at this moment is not given to another part', async () => {
  const server = await startTestServer(databases[1].open)
  await server.database.run(
    `insert into custom_items (product_line, running, item_number, short_name, wish, customer_number, created_by, created_at)
     select 'HAR', n, (67000 + n)::text, 'GIVEN' || n,
       '{"itemType":"TRANSITION","baseItemNumber":"1","width":1,"length":1}', '10001', 'somebody', now() - interval '2 days' + n * interval '1 minute'
     from generate_series(0, 2) as n`,
  )
  const part = {
    productLine: 'HAR',
    madeName: 'NEW',
    wish: { itemType: 'TRANSITION', baseItemNumber: '1', width: 1, length: 1 },
    description: '',
    customerNumber: '10001',
    createdBy: 'Dana Miller',
    now: new Date(),
  } as const
  const repository = customItemsRepository(server.database)
  const row = z.object({ item_number: z.string() })
  const next = () => server.database.transaction((sql) => spareNumber(sql, part, null))
  const given = await server.database.transaction(async (sql) => {
    await repository.hold(sql, 'HAR', ['67000'])
    return next()
  })
  expect(given?.itemNumber).toBe('67001')
  await server.database.run("update custom_items set quoted_at = now() where item_number = '67001'")
  expect((await next())?.itemNumber).toBe('67000')
  expect(
    await server.database.all(row, "select item_number from custom_items where product_line = 'HAR'"),
  ).toHaveLength(3)
  await server.close()
})

import { readCatalogueFiles } from '@ramp/catalogue-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { databases } from '../../db/testing/databases.ts'
import { catalogueRepository } from './catalogue.repository.ts'
import { catalogueService } from './catalogue.service.ts'
import { dayIn } from './day-in.ts'

const files = readCatalogueFiles()
const listed = (version: string, price: number) =>
  files.map((line) => ({
    ...line,
    version,
    items: line.items.map((item) => (item.shortName === 'PRSTL6' ? { ...item, price } : item)),
  }))
const publication = { holdsFrom: '2027-01-01', honoredUntil: '2027-01-31', publishedBy: 'Ines Calder' }

describe.each(databases)('a published price list on the $database', ({ open }) => {
  let database: Database
  const at = { now: new Date('2026-11-20T16:05:00Z') }
  const clock = { now: () => at.now, dayOf: dayIn('America/New_York') }
  beforeAll(async () => {
    database = await open()
    const repository = catalogueRepository(database)
    await repository.add('2027', { lines: listed('2027', 1), now: at.now, publication })
    await catalogueService(repository, files, clock)
  })
  afterAll(() => database.close())

  test.each([
    "update items set body = jsonb_set(body, '{price}', '1')",
    "update catalogue_lines set price_levels = '[]'",
    "update catalogue_versions set holds_from = '2026-01-01' where holds_from is not null",
    "update catalogue_versions set checksum = ''",
    'update catalogue_versions set withdrawn_at = now() where holds_from is not null',
    "update catalogue_versions set withdrawn_at = now(), withdrawn_by = 'x', honored_until = null where holds_from is not null",
    "update catalogue_versions set withdrawn_at = now(), withdrawn_by = 'x' where holds_from is null",
    'delete from items',
    'delete from catalogue_lines',
    "delete from catalogue_versions where version = '2027'",
    'truncate items',
    'truncate catalogue_lines, items',
    'truncate catalogue_versions cascade',
    `insert into items (version, product_line, position, item_number, short_name, body)
     select version, product_line, 9999, '99999', 'NEW', body from items limit 1`,
    `insert into catalogue_lines (version, product_line, price_levels) values ('2027', 'T3G', '[]')`,
  ])('is never changed: %s', async (statement) => {
    await expect(database.run(statement)).rejects.toThrow()
    const rows = await catalogueRepository(database).read('2027')
    expect(rows).toEqual(listed('2027', 1).toSorted((a, b) => (a.productLine < b.productLine ? -1 : 1)))
  })

  test('holds from its day on, without a new start, and a server that was told nothing learns of it', async () => {
    const repository = catalogueRepository(database)
    const service = await catalogueService(repository, files, clock)
    const priceNow = () => service.catalogueFor('P3G').byShortName.get('PRSTL6')?.price
    expect([service.inForce(), priceNow()]).toEqual([files[0]?.version, 90_843])
    expect(service.catalogueFor('P3G', '2027').byShortName.get('PRSTL6')?.price).toBe(1)
    const later = { holdsFrom: '2027-01-02', honoredUntil: null, publishedBy: 'Ines Calder' }
    await repository.add('2027.2', { lines: listed('2027.2', 2), now: at.now, publication: later })
    // The last minute of the year where the company is.
    at.now = new Date('2027-01-01T04:59:59Z')
    expect(service.inForce()).toBe(files[0]?.version)
    at.now = new Date('2027-01-01T05:00:00Z')
    expect([service.inForce(), priceNow()]).toEqual(['2027', 1])
    at.now = new Date('2027-01-02T05:00:00Z')
    expect(priceNow()).toBe(1)
    await service.refresh()
    expect(priceNow()).toBe(2)
    // What a quote was issued with stays within reach.
    expect(service.catalogueFor('P3G', files[0]?.version).byShortName.get('PRSTL6')?.price).toBe(90_843)
  })

  test('is taken back before its day, once, and not after', async () => {
    const repository = catalogueRepository(database)
    const later = { holdsFrom: '2027-07-01', honoredUntil: null, publishedBy: 'Ines Calder' }
    await repository.add('summer', { lines: listed('summer', 3), now: at.now, publication: later })
    const by = { by: 'Ines Calder', at: at.now }
    expect(await repository.withdraw('summer', { ...by, today: '2027-07-01' })).toBe(false)
    expect(await repository.withdraw('summer', { ...by, today: '2027-06-30' })).toBe(true)
    expect(await repository.withdraw('summer', { ...by, today: '2027-06-30' })).toBe(false)
    expect(await repository.withdraw('2026.5', { ...by, today: '2026-01-01' })).toBe(false)
    const service = await catalogueService(repository, files, clock)
    at.now = new Date('2027-07-02T05:00:00Z')
    expect(service.inForce()).toBe('2027.2')
  })

  test('a list that two people publish under one name is stored once', async () => {
    const repository = catalogueRepository(database)
    const add = (price: number) =>
      repository.add('twice', { lines: listed('twice', price), now: at.now, publication })
    const stored = await Promise.all([add(1), add(2)])
    expect(stored.toSorted()).toEqual([false, true])
    const count = z.object({ count: z.coerce.number() })
    expect(
      await database.all(count, "select count(*) from catalogue_versions where version = 'twice'"),
    ).toEqual([{ count: 1 }])
  })
})

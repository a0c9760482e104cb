import { readCatalogueFiles } from '@ramp/catalogue-files'
import { getCatalogue } from '@ramp/contracts'
import { type CatalogueData, productRules } from '@ramp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { catalogueRepository } from './catalogue.repository.ts'
import { catalogueService } from './catalogue.service.ts'
import { dayIn } from './day-in.ts'

const files = readCatalogueFiles()
const p3g = files.filter(({ productLine }) => productLine === 'P3G')
const now = () => new Date('2026-11-20T16:05:00Z')
const clock = { now, dayOf: dayIn('America/New_York') }

const withPrice = (price: number, version: string): CatalogueData[] =>
  p3g.map((line) => ({
    ...line,
    version,
    items: line.items.map((item) => (item.shortName === 'PRSTL6' ? { ...item, price } : item)),
  }))

describe.each(databases)('the catalogue on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  test('every open product line is given whole to staff, exactly as the files have it', async () => {
    const openLines = files.filter(({ productLine }) => productRules(productLine).isOpen)
    expect(openLines.length).toBeGreaterThan(0)
    for (const line of openLines)
      expect(await server.as('Ines Calder').call(getCatalogue, { productLine: line.productLine })).toEqual(
        line,
      )
  })

  test('a dealer gets everything but the items for internal staff', async () => {
    const { items } = await server.as('Dana Miller').call(getCatalogue, { productLine: 'P3G' })
    const [line] = p3g
    expect(items).toEqual(line?.items.filter(({ isInternal }) => !isInternal))
    expect(line?.items.filter(({ isInternal }) => isInternal).map(({ itemNumber }) => itemNumber)).toEqual([
      '13951',
      '13953',
    ])
  })

  test('who changes from dealer to staff is not told that nothing changed', async () => {
    const tagFor = async (person: 'Dana Miller' | 'Ines Calder') => {
      const headers = { authorization: `Bearer ${await server.tokenOf(person)}` }
      return (await server.app.inject({ url: '/api/catalogue/P3G', headers })).headers.etag
    }
    expect(await tagFor('Dana Miller')).not.toBe(await tagFor('Ines Calder'))
  })

  test('a product line that is not open is refused', async () => {
    await expect(
      server.as('Dana Miller').call(getCatalogue, { productLine: 'RAILWAY' }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'product-line.closed',
    })
  })

  test('a browser that has it already gets a few bytes, and others a compressed answer', async () => {
    const headers = { authorization: `Bearer ${await server.tokenOf('Sam Ortiz')}` }
    const first = await server.app.inject({
      url: '/api/catalogue/P3G',
      headers: { ...headers, 'accept-encoding': 'gzip' },
    })
    expect(first.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^W\/"/),
    })
    const again = await server.app.inject({
      url: '/api/catalogue/P3G',
      headers: { ...headers, 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('a new version is loaded beside the old one, an old one is not loaded twice', async () => {
    const repository = catalogueRepository(server.database)
    const raised = await catalogueService(repository, withPrice(1, '2027.1'), clock)
    expect(raised.release).toBe('2027.1')
    expect(raised.catalogueFor('P3G').byShortName.get('PRSTL6')?.price).toBe(1)
    const before = await catalogueService(repository, files, clock)
    expect(before.catalogueFor('P3G').byShortName.get('PRSTL6')?.price).toBe(90_843)
    const versions = await server.database.all(
      z.object({ version: z.string() }),
      'select version from catalogue_versions order by catalogue_versions.version',
    )
    expect(versions.map(({ version }) => version)).toEqual([files[0]?.version, '2027.1'])
  })

  test('files that changed under the same version are refused, and the database keeps its prices', async () => {
    const repository = catalogueRepository(server.database)
    await catalogueService(repository, withPrice(1, '2027.2'), clock)
    await expect(catalogueService(repository, withPrice(2, '2027.2'), clock)).rejects.toThrow(
      'The catalog files have changed, but catalogue.json still has version 2027.2. Raise the version',
    )
    const kept = await catalogueService(repository, withPrice(1, '2027.2'), clock)
    expect(kept.catalogueFor('P3G').byShortName.get('PRSTL6')?.price).toBe(1)
  })

  test('two servers that start at once load it once', async () => {
    const repository = catalogueRepository(server.database)
    const lines = withPrice(3, '2027.3')
    const added = { lines, now: now() }
    await Promise.all([repository.add('2027.3', added), repository.add('2027.3', added)])
    expect(await repository.read('2027.3')).toEqual(lines)
  })
})

import { readFileSync } from 'node:fs'
import { catalogueFolder, readCatalogueFiles, readSisterLines, writePriceFile } from '@ramp/catalogue-files'
import {
  acceptQuote,
  costChangeOf,
  createQuote,
  listOptions,
  publishPriceList,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  catalogueVersion,
  layoutOf,
  startTestServer,
  type TestServer,
} from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const second = readFileSync(`${catalogueFolder}/../fixtures/second-list.csv`)

describe.each(databases)('the cost of an order on the $database', ({ open }) => {
  let server: TestServer
  let quotes: string[] = []
  beforeAll(async () => {
    server = await startTestServer(open, { variables: { TIME_ZONE: 'America/New_York' } })
    server.clock.now = new Date('2026-11-20T16:05:00Z')
    quotes = []
    for (const name of ['Harper', 'Brooks', 'Hayes']) {
      const { id } = await dana().call(createQuote, { name, productLine: 'P3G' })
      await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t1-switchback') })
      // Ordering it later pins nothing before.
      await server.database.run("update revision_status set offer_state = 'issued' where header_id = $1", [
        Number(id),
      ])
      quotes.push(id)
    }
    await publish('2027.1', { holdsFrom: '2027-01-01', honoredUntil: '2027-01-31' }, second)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const publish = (name: string, days: { holdsFrom: string; honoredUntil?: string }, bytes: Uint8Array) =>
    server.as('Ines Calder').call(publishPriceList, {
      name,
      ...days,
      fileName: 'list.csv',
      base64File: Buffer.from(bytes).toString('base64'),
    })
  const accept = (id: string, confirmed?: { priceList: string; cost: number }) =>
    dana().call(acceptQuote, { id, versionNumber: 1, ...(confirmed && { confirmed }) })
  const order = async (id: string) => (await dana().call(listOptions, { id })).orders[0]
  const changeOf = async (accepted: Promise<unknown>) => {
    const refused = await accepted.catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 409, code: 'order.cost-changed' })
    return costChangeOf(refused)
  }

  test('on the last honored day the order has the prices it was quoted at', async () => {
    server.clock.now = new Date('2027-01-31T20:00:00Z')
    const [id = ''] = quotes
    await accept(id)
    const ordered = await order(id)
    expect(ordered).toMatchObject({ priceList: catalogueVersion, cost: ordered?.total })
  })

  test('after it nothing is ordered until the dealer confirms the new cost; another figure is asked anew', async () => {
    server.clock.now = new Date('2027-02-01T16:00:00Z')
    const [, id = ''] = quotes
    const change = await changeOf(accept(id))
    expect(change).toMatchObject({
      quotedAt: catalogueVersion,
      honoredUntil: '2027-01-31',
      priceList: '2027.1',
    })
    expect(change?.cost).toBeGreaterThan(change?.before ?? Number.POSITIVE_INFINITY)
    expect(await order(id)).toBeUndefined()
    const shown = { priceList: '2027.1', cost: change?.cost ?? 0 }
    expect(await changeOf(accept(id, { ...shown, cost: shown.cost - 1 }))).toEqual(change)
    expect(await changeOf(accept(id, { ...shown, priceList: catalogueVersion ?? '' }))).toEqual(change)
    await accept(id, shown)
    expect(await order(id)).toMatchObject({ priceList: '2027.1', cost: change?.cost, total: change?.before })
  })

  test('a part that is no longer sold cannot be ordered at new prices: the option is re-priced first', async () => {
    const [, , id = ''] = quotes
    const lists = readCatalogueFiles().map((line) => ({
      ...line,
      items: line.items.filter(({ shortName }) => shortName !== 'PRSTL5'),
    }))
    server.clock.now = new Date('2027-02-02T16:00:00Z')
    await publish(
      '2027.2',
      { holdsFrom: '2027-02-02' },
      Buffer.from(writePriceFile(lists, readSisterLines())),
    )
    await expect(accept(id)).rejects.toMatchObject({
      status: 409,
      code: 'revision.refused',
      message: 'PRSTL5 is no longer sold. Re-price this option to replace it, then accept the new revision.',
    })
    expect(await order(id)).toBeUndefined()
  })
})

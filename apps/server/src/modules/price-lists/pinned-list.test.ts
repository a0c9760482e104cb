import { readFileSync } from 'node:fs'
import { catalogueFolder } from '@ramp/catalogue-files'
import {
  addOption,
  createQuote,
  getCatalogue,
  getDifference,
  issueRevision,
  itemGenerateCustomConfigurationItem,
  listOptions,
  makePaper,
  publishPriceList,
  rampGenerate,
  saveDealerPrices,
  vizionHeaderGet,
  vizionHeaderUpdate,
  vizionProjectUpdate,
} from '@ramp/contracts'
import { NO_TERMS } from '@ramp/pricing'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../app/testing/pdf-text.ts'
import {
  catalogueVersion,
  layoutOf,
  projectOf,
  startTestServer,
  type TestServer,
} from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const layout = layoutOf('t1-switchback')
const BEFORE = new Date('2026-11-20T16:05:00Z')
const AFTER = new Date('2027-01-02T16:05:00Z')

describe.each(databases)('the price list of an option on the $database', ({ open }) => {
  let server: TestServer
  let id = ''
  let totalBefore = 0
  beforeAll(async () => {
    server = await startTestServer(open, { variables: { TIME_ZONE: 'America/New_York' } })
    server.clock.now = BEFORE
    id = (await dana().call(createQuote, { name: 'Harper', productLine: 'P3G' })).id
    const { quote } = await finish(1)
    totalBefore = quote.partsTotal
    await dana().call(issueRevision, { id, versionNumber: quote.versionNumber })
    await dana().call(addOption, { id, name: 'Not issued' })
    await finish(2)
    await server.as('Ines Calder').call(publishPriceList, {
      name: '2027.1',
      holdsFrom: '2027-01-01',
      fileName: 'second-list.csv',
      base64File: readFileSync(`${catalogueFolder}/../fixtures/second-list.csv`, 'base64'),
    })
    server.clock.now = AFTER
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const finish = (option: number) => dana().call(vizionHeaderUpdate, { headerID: id, option, layout })
  const header = (option: number) => dana().call(vizionHeaderGet, { headerID: id, option })

  test('an option that was issued keeps its list; a drawing that was never issued uses the one in effect', async () => {
    expect((await header(1)).priceList).toBe(catalogueVersion)
    expect((await header(2)).priceList).toBeNull()
    const [pinned, free] = [await finish(1), await finish(2)]
    expect(pinned.quote).toMatchObject({ catalogueVersion, partsTotal: totalBefore })
    expect(free.quote.catalogueVersion).toBe('2027.1')
    expect(free.quote.partsTotal).not.toBe(totalBefore)
    expect((await header(2)).priceList).toBeNull()
  })

  test('the parts list of a pinned option has the prices of its list', async () => {
    const listed = (option?: number) =>
      dana().call(rampGenerate, { headerID: id, layout, ...(option && { option }) })
    expect(await listed()).toMatchObject({ catalogueVersion, partsTotal: totalBefore })
    expect(await listed(2)).toMatchObject({ catalogueVersion: '2027.1' })
    expect((await listed(2)).partsTotal).not.toBe(totalBefore)
  })

  test('the catalog of a list is asked for by its name; one that nobody published is unknown', async () => {
    const priceAt = async (version?: string) => {
      const asked = { productLine: 'P3G' as const, ...(version && { version }) }
      const { items } = await dana().call(getCatalogue, asked)
      return items.find(({ shortName }) => shortName === 'PRSTL3')?.price
    }
    expect(await priceAt()).toBe(await priceAt('2027.1'))
    expect(await priceAt(catalogueVersion)).not.toBe(await priceAt())
    await expect(priceAt('1999.1')).rejects.toMatchObject({ status: 404, code: 'price-list.unknown' })
  })

  test('a custom part has the price of the list it is asked for with', async () => {
    const wish = {
      productLine: 'P3G',
      itemType: 'RAMP',
      railType: 'TWO_LINE',
      length: 72,
      width: 42,
    } as const
    const made = (version: string | undefined) =>
      dana().call(itemGenerateCustomConfigurationItem, { ...wish, ...(version && { version }) })
    const [was, is] = [await made(catalogueVersion), await made('2027.1')]
    expect(was.itemNumber).toBe(is.itemNumber)
    expect(was.price).not.toBe(is.price)
  })

  test('the proposal of a pinned option has the prices of its list', async () => {
    for (const option of [1, 2])
      await dana().call(vizionProjectUpdate, { headerID: id, option, project: projectOf(layout, id) })
    await dana().call(saveDealerPrices, {
      terms: { ...NO_TERMS, method: { kind: 'list', percents: {} } },
      basedOn: 0,
    })
    const printed = async (option: number) => {
      const offer = { price: 'one', validDays: 30 } as const
      const file = await dana().download(makePaper, { id, option, paper: 'offer', offer })
      return (await pdfText(new Uint8Array(await file.arrayBuffer()))).join(' ')
    }
    const dollars = (totalBefore / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(await printed(1)).toContain(dollars)
    expect(await printed(2)).not.toContain(dollars)
  })

  test('two revisions at two lists: the same drawing is no change of the rules', async () => {
    const { options } = await dana().call(listOptions, { id })
    const [was = 0, is = 0] = options.map(({ revisions }) => revisions.at(-1)?.versionNumber)
    const { difference } = await dana().call(getDifference, { id, before: was, after: is })
    expect(difference.effects).toEqual({ drawing: 0, priceList: difference.total.change })
    expectEvery(difference.lines, ({ isRuleChange }) => !isRuleChange)
  })
})

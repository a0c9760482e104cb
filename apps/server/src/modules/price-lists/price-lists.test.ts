import { readFileSync } from 'node:fs'
import { catalogueFolder, readCatalogueFiles, readSisterLines, writePriceFile } from '@ramp/catalogue-files'
import {
  checkPriceList,
  createQuote,
  getCatalogue,
  getPriceListFile,
  getQuote,
  issueRevision,
  listPriceLists,
  listTouchedQuotes,
  publishPriceList,
  rampGenerate,
  takeBackPriceList,
  vizionHeaderUpdate,
  vizionProjectCreate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const secondList = readFileSync(`${catalogueFolder}/../fixtures/second-list.csv`)
const toPublish = (name: string, holdsFrom: string, bytes: Uint8Array = secondList) => ({
  name,
  holdsFrom,
  fileName: 'second-list.csv',
  base64File: Buffer.from(bytes).toString('base64'),
})
const layout = layoutOf('t1-switchback')

describe.each(databases)('price lists on the $database', ({ open }) => {
  let server: TestServer
  let issued = 0
  beforeAll(async () => {
    server = await startTestServer(open, { variables: { TIME_ZONE: 'America/New_York' } })
    server.clock.now = new Date('2026-11-20T16:05:00Z')
    // A draft, and an issued quote.
    await dana().call(vizionProjectCreate, { headerID: '1001', project: projectOf(layout, '1001') })
    const { id } = await dana().call(createQuote, { name: 'Issued', productLine: 'P3G' })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout })
    await dana().call(issueRevision, { id, versionNumber: 1 })
    issued = Number(id)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const ines = () => server.as('Ines Calder')
  const priceNow = async (shortName: string) =>
    (await dana().call(getCatalogue, { productLine: 'P3G' })).items.find(
      (item) => item.shortName === shortName,
    )?.price
  const totalNow = async () => (await dana().call(rampGenerate, { headerID: '1001', layout })).partsTotal
  const issuedNow = async () => (await dana().call(getQuote, { id: String(issued) })).issued

  test('a dry run says what changes, and changes nothing', async () => {
    const before = await totalNow()
    const check = await ines().call(checkPriceList, toPublish('2027.1', '2027-01-01'))
    expect(check).toMatchObject({ problems: [], replaces: readCatalogueFiles()[0]?.version })
    expect(check.changes?.added.map(({ shortName }) => shortName)).toEqual(['PRSTL5N'])
    expect(check.changes?.superseded.map(({ successor }) => successor)).toEqual(['PRSTL5N'])
    expect(check.effect).toMatchObject({ issued: 0, drafts: 1, notPriced: 0 })
    expect(check.effect?.touched).toMatchObject([{ id: '1001', customerNumber: '10001', before }])
    expect(await totalNow()).toBe(before)
    expect((await ines().call(listPriceLists, {})).lists.map(({ state }) => state)).toEqual(['in-force'])
  })

  test('the run does what the dry run told: on its day, to drafts alone', async () => {
    const told = await ines().call(checkPriceList, toPublish('2027.1', '2027-01-01'))
    const issuedBefore = await issuedNow()
    const before = await totalNow()
    expect(await ines().call(publishPriceList, toPublish('2027.1', '2027-01-01'))).toMatchObject({
      name: '2027.1',
      state: 'coming',
      publishedBy: 'Ines Calder',
    })
    expect(await totalNow()).toBe(before)
    server.clock.now = new Date('2027-01-01T06:00:00Z')
    const [touched] = told.effect?.touched ?? []
    expect(touched?.after).not.toBe(before)
    expect(await totalNow()).toBe(touched?.after)
    for (const { shortName, productLines, after } of told.changes?.prices.slice(0, 20) ?? [])
      if (productLines.includes('P3G')) expect(await priceNow(shortName)).toBe(after)
    expect(await issuedNow()).toEqual(issuedBefore)
  })

  test('dealers see a coming list and their own drafts that it touches, and no name of staff', async () => {
    const { lists } = await ines().call(listPriceLists, {})
    expect(lists.map(({ name, state }) => `${name} ${state}`)).toEqual([
      '2027.1 in-force',
      `${readCatalogueFiles()[0]?.version} past`,
    ])
    const dearer = secondList.toString('utf8').replace('944.77', '1044.77')
    await ines().call(publishPriceList, toPublish('2027.2', '2027-02-01', Buffer.from(dearer)))
    const seen = await dana().call(listPriceLists, {})
    expect(seen.lists).toMatchObject([
      { name: '2027.2', state: 'coming', publishedBy: null },
      { name: '2027.1', state: 'in-force', publishedBy: null },
    ])
    const sixes = layout.parts.filter((part) => part.shortName === 'PRSTL6').length
    const own = await dana().call(listTouchedQuotes, { name: '2027.2' })
    expect(own.touched.map(({ after, before }) => after - before)).toEqual(sixes > 0 ? [sixes * 10_000] : [])
    expect((await server.as('Sam Ortiz').call(listTouchedQuotes, { name: '2027.2' })).touched).toEqual([])
  })

  test('a coming list is taken back; one that is in effect is not', async () => {
    expect(await ines().call(takeBackPriceList, { name: '2027.2' })).toMatchObject({ state: 'withdrawn' })
    for (const name of ['2027.2', '2027.1'])
      await expect(ines().call(takeBackPriceList, { name })).rejects.toMatchObject({
        status: 409,
        code: 'price-list.holds',
      })
    expect((await dana().call(listPriceLists, {})).lists).toHaveLength(1)
  })

  test('the file of a list is published again as it was', async () => {
    const { text, fileName } = await ines().call(getPriceListFile, { name: '2027.1' })
    expect(fileName).toBe('2027.1.csv')
    const check = await ines().call(checkPriceList, toPublish('again', '2027-03-01', Buffer.from(text)))
    expect(check.problems).toEqual([])
    expect(Object.values(check.changes ?? {}).flat()).toEqual([])
    expect(check.effect?.touched).toEqual([])
  })

  test('what is wrong is told with line and column, and nothing is published', async () => {
    const wrong = writePriceFile(readCatalogueFiles(), readSisterLines()).replace('908.43', 'call us')
    const asked = toPublish('wrong', '2027-03-01', Buffer.from(wrong))
    const { problems, changes } = await ines().call(checkPriceList, asked)
    expect(problems).toEqual([
      expect.stringMatching(
        /^second-list\.csv line \d+, column Y \(price\): must be a price in dollars, found call us/,
      ),
    ])
    expect(changes).toBeNull()
    await expect(ines().call(publishPriceList, asked)).rejects.toMatchObject({
      status: 422,
      code: 'price-list.invalid',
    })
  })

  test.each`
    what                  | change                            | code
    ${'a day that was'}   | ${{ holdsFrom: '2026-12-31' }}    | ${'input.invalid'}
    ${'no day'}           | ${{ holdsFrom: '2027-02-30' }}    | ${'input.invalid'}
    ${'honored too long'} | ${{ honoredUntil: '2027-02-01' }} | ${'input.invalid'}
    ${'a name in use'}    | ${{ name: '2027.1' }}             | ${'price-list.exists'}
  `('$what is refused', async ({ change, code }) => {
    const asked = { ...toPublish('next', '2027-03-01'), ...change }
    await expect(ines().call(checkPriceList, asked)).rejects.toMatchObject({ code })
    await expect(ines().call(publishPriceList, asked)).rejects.toMatchObject({ code })
  })

  test('dealers publish nothing', async () => {
    const asked = toPublish('mine', '2027-03-01')
    const refusal = { status: 403, code: 'role.refused' }
    await expect(dana().call(checkPriceList, asked)).rejects.toMatchObject(refusal)
    await expect(dana().call(publishPriceList, asked)).rejects.toMatchObject(refusal)
    await expect(dana().call(takeBackPriceList, { name: '2027.1' })).rejects.toMatchObject({ status: 403 })
    await expect(dana().call(getPriceListFile, { name: '2027.1' })).rejects.toMatchObject({ status: 403 })
  })
})

import {
  getQuote,
  getQuotePdf,
  itemGenerateCustomConfigurationItem,
  rampGenerate,
  rampLayoutPost,
  vizionHeaderGet,
  vizionHeaderUpdate,
  vizionProjectGet,
  vizionProjectUpdate,
} from '@ramp/contracts'
import { addCustomItem, type Item, type Layout, replaceItem } from '@ramp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { smallPdf } from '../files/testing/small-files.ts'
import { layoutOf, projectOf, startTestServer, type TestServer } from './testing/test-server.ts'

const straight = layoutOf('t2-straight')
const switchback = layoutOf('t1-switchback')
const conflict = {
  status: 409,
  code: 'header.changed',
  message: expect.stringContaining('Your drawing stays in this browser'),
}

describe.each(databases)('finishing on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const pdfOf = async (id: string) =>
    Buffer.from(await (await dana().download(getQuotePdf, { id })).arrayBuffer()).toString('base64')

  test('of two windows the second is told, and what the first saved stays', async () => {
    const headerID = '1001'
    const { dtmLastUpdate } = await dana().call(vizionHeaderGet, { headerID })
    const save = (layout: Layout) =>
      dana().call(vizionProjectUpdate, { headerID, project: projectOf(layout, headerID), dtmLastUpdate })
    const first = await save(straight)
    await expect(save(switchback)).rejects.toMatchObject(conflict)
    expect((await dana().call(vizionProjectGet, { headerID })).project.layout).toEqual(straight)
    await expect(
      dana().call(vizionHeaderUpdate, { headerID, layout: switchback, dtmLastUpdate }),
    ).rejects.toMatchObject(conflict)
    const { header } = await dana().call(vizionHeaderUpdate, {
      headerID,
      layout: straight,
      dtmLastUpdate: first.dtmSaved,
    })
    expect(header.status).toBe('received')
  })

  test('a quote keeps the PDF it was issued with until the next one is issued [server-app-5]', async () => {
    const headerID = '1002'
    await dana().call(rampLayoutPost, { headerID, base64File: smallPdf('first') })
    expect((await dana().call(getQuote, { id: headerID })).pdf).toBeNull()
    await dana().call(vizionHeaderUpdate, { headerID, layout: straight })
    expect(await pdfOf(headerID)).toBe(smallPdf('first'))

    await dana().call(rampLayoutPost, { headerID, base64File: smallPdf('second, never issued') })
    expect(await pdfOf(headerID)).toBe(smallPdf('first'))
    expect((await dana().call(getQuote, { id: headerID })).pdf?.bytes).toBe(
      Buffer.from(smallPdf('first'), 'base64').length,
    )
    await dana().call(vizionHeaderUpdate, { headerID, layout: switchback })
    expect(await pdfOf(headerID)).toBe(smallPdf('second, never issued'))
  })

  test('who may not design without a quote has parts generated for a quote only', async () => {
    const sam = server.as('Sam Ortiz')
    await expect(sam.call(rampGenerate, { layout: straight })).rejects.toMatchObject({
      status: 403,
      code: 'sandbox.refused',
    })
    expect(
      (await sam.call(rampGenerate, { layout: straight, headerID: '1003' })).lines.length,
    ).toBeGreaterThan(5)
    await expect(sam.call(rampGenerate, { layout: straight, headerID: '1001' })).rejects.toMatchObject({
      code: 'header.unknown',
    })
    expect((await dana().call(rampGenerate, { layout: straight })).lines.length).toBeGreaterThan(5)
  })

  test('a part made to measure is quoted at the price of the server, and stands among the customs [server-app-2]', async () => {
    const made = await dana().call(itemGenerateCustomConfigurationItem, {
      productLine: 'P3G',
      itemType: 'PLATFORM',
      railType: 'TWO_LINE',
      width: 60,
      length: 60,
    })
    const withPart = (item: Item) => {
      const platform = straight.parts.find(({ kind }) => kind === 'platform')?.id ?? ''
      const kept = addCustomItem(item)(replaceItem(platform, item)(straight))
      return { ...kept, parts: kept.parts.map((part) => railed(part)) }
    }
    const cheap = { ...made, price: 1, description: 'Platform beside the bay window' }
    const lines = (await dana().call(rampGenerate, { layout: withPart(cheap) })).lines
    expect(lines.find(({ itemNumber }) => itemNumber === made.itemNumber)).toMatchObject({
      shortName: 'PPS60x60TL',
      description: 'Platform beside the bay window',
      unitPrice: made.price,
    })
    const { quote } = await dana().call(vizionHeaderUpdate, { headerID: '1001', layout: withPart(cheap) })
    const [custom] = quote.payload.customs
    expect(custom).toMatchObject({
      shortName: 'PPS60x60TL',
      description: 'Platform beside the bay window',
      width: 66.1,
      length: 66.1,
    })
    // The number of the part as the product describes it stays with that description.
    expect(custom?.itemNumber).not.toBe(made.itemNumber)
    expect(quote.lines.find(({ shortName }) => shortName === 'PPS60x60TL')?.itemNumber).toBe(
      custom?.itemNumber,
    )
    const again = await dana().call(vizionHeaderUpdate, { headerID: '1001', layout: withPart(cheap) })
    expect(again.quote.payload.customs).toEqual(quote.payload.customs)
    const plain = await dana().call(vizionHeaderUpdate, { headerID: '1001', layout: withPart(made) })
    expect(plain.quote.payload.customs).toMatchObject([{ itemNumber: made.itemNumber }])
    const invented = withPart({ ...made, itemNumber: '27777', shortName: 'PPS1x1TL' })
    await expect(dana().call(rampGenerate, { layout: invented })).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('PPS1x1TL was not generated here'),
    })
  })
})

/** A platform whose rails are chosen again after its item was replaced. */
const railed = <Part extends Layout['parts'][number]>(part: Part): Part =>
  part.kind === 'platform' ? { ...part, handrailSides: ['LEFT', 'RIGHT'] } : part

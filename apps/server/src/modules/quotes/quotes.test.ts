import {
  acceptQuote,
  createQuote,
  decryptVizionHeaderID,
  getDesignerLink,
  getPaperFacts,
  getQuote,
  getQuotePdf,
  listQuotes,
  rampLayoutPost,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { expectEvery } from '@ramp/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { smallPdf } from '../../files/testing/small-files.ts'

describe.each(databases)('quotes on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  test.each([
    ['Dana Miller', ['10001']],
    ['Sam Ortiz', ['10002']],
    ['Nora Field', ['10001', '10002']],
    ['Ines Calder', ['10001', '10002']],
  ] as const)('%s lists the quotes of %o', async (person, customers) => {
    const { quotes } = await server.as(person).call(listQuotes, {})
    expect([...new Set(quotes.map(({ customerNumber }) => customerNumber))].sort()).toEqual(customers)
    expectEvery(quotes, ({ status, partsTotal }) => status === 'draft' && partsTotal === null)
  })

  test('a dealer creates a quote for the own customer number', async () => {
    const quote = await server
      .as('Sam Ortiz')
      .call(createQuote, { name: '  Reyes, side door ', productLine: 'P3G' })
    expect(quote).toMatchObject({
      name: 'Reyes, side door',
      customerNumber: '10002',
      createdBy: 'Sam Ortiz',
      status: 'draft',
      issued: null,
      pdf: null,
      mayAccept: false,
    })
    expect((await server.as('Sam Ortiz').call(listQuotes, {})).quotes[0]?.id).toBe(quote.id)
  })

  test('address and phone of the site come with a new quote; who does not see a customer enters none', async () => {
    const project = { address: ['1418 Maple Hollow Road', 'Norfolk, VA'], contact: '', phone: '757-555-0142' }
    const dealer = server.as('Sam Ortiz')
    const { id } = await dealer.call(createQuote, { name: 'Reyes, front', productLine: 'P3G', project })
    expect((await dealer.call(getPaperFacts, { id })).project).toEqual(project)
    const found = await dealer.call(listQuotes, { search: 'maple hollow' })
    expect(found.quotes.map((quote) => quote.id)).toEqual([id])
    const ofDealer = { name: 'Reyes', productLine: 'P3G', customerNumber: '10002', project } as const
    await expect(server.as('Ines Calder').call(createQuote, ofDealer)).rejects.toMatchObject({
      status: 403,
      code: 'quote.not-shared',
    })
  })

  test('nobody but staff creates quotes for other customers', async () => {
    const forOther = { name: 'Reyes', productLine: 'P3G', customerNumber: '10001' } as const
    await expect(server.as('Sam Ortiz').call(createQuote, forOther)).rejects.toMatchObject({
      status: 403,
      code: 'customer.foreign',
    })
    expect((await server.as('Ines Calder').call(createQuote, forOther)).customerNumber).toBe('10001')
  })

  test.each(['RAILWAY', 'T3G'] as const)('%s, which is not open, cannot be quoted', async (productLine) => {
    await expect(
      server.as('Sam Ortiz').call(createQuote, { name: 'Reyes', productLine }),
    ).rejects.toMatchObject({ status: 422, code: 'product-line.closed' })
  })

  test('the designer is opened by an address that tells nothing, and cannot be made up', async () => {
    const dana = server.as('Dana Miller')
    const { id, path } = await dana.call(getDesignerLink, { id: '1001' })
    expect(path).toBe(`/designer?product=P3G&id=${id}`)
    expect(id).not.toContain('1001')
    expect(await dana.call(decryptVizionHeaderID, { id })).toEqual({ headerID: '1001' })
    await expect(server.as('Sam Ortiz').call(decryptVizionHeaderID, { id })).rejects.toMatchObject({
      status: 404,
    })
    const changed = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`
    for (const tampered of [changed, id.slice(0, -2), `${id}AA`, '1001', 'x'])
      await expect(dana.call(decryptVizionHeaderID, { id: tampered })).rejects.toMatchObject({
        status: 400,
        code: 'header-id.damaged',
        message: 'The address of this project is damaged. Open it again from its quote in the dealer portal.',
      })
  })

  test('a quote is accepted as it was seen, once, by its dealer', async () => {
    const dana = server.as('Dana Miller')
    const first = { id: '1001', versionNumber: 1 }
    await expect(dana.call(acceptQuote, first)).rejects.toMatchObject({
      status: 409,
      code: 'quote.not-received',
    })
    await dana.call(vizionHeaderUpdate, { headerID: '1001', layout: layoutOf('t2-straight') })
    await dana.call(vizionHeaderUpdate, { headerID: '1001', layout: layoutOf('t1-switchback') })
    await expect(dana.call(acceptQuote, first)).rejects.toMatchObject({ status: 409, code: 'quote.changed' })
    await expect(
      server.as('Ines Calder').call(acceptQuote, { id: '1001', versionNumber: 2 }),
    ).rejects.toMatchObject({
      status: 403,
      code: 'quote.not-yours-to-accept',
    })
    expect((await dana.call(getQuote, { id: '1001' })).mayAccept).toBe(true)
    expect((await server.as('Ines Calder').call(getQuote, { id: '1001' })).mayAccept).toBe(false)
    const accepted = await dana.call(acceptQuote, { id: '1001', versionNumber: 2 })
    expect(accepted).toMatchObject({
      status: 'accepted',
      partsTotal: 897_991,
      linearFeet: 41,
      mayAccept: false,
      issued: { acceptedBy: 'Dana Miller', acceptedAt: expect.any(String) },
    })
    await expect(dana.call(acceptQuote, { id: '1001', versionNumber: 2 })).rejects.toMatchObject({
      status: 409,
      code: 'quote.accepted',
    })
  })

  test('the PDF of a quote with a closure made to order is named so', async () => {
    const dana = server.as('Dana Miller')
    const { id } = await dana.call(createQuote, { name: 'Made to order', productLine: 'P3G' })
    await dana.call(rampLayoutPost, { headerID: id, base64File: smallPdf('custom') })
    const layout = layoutOf('p3g-picket-turn-back-made-to-order')
    await dana.call(vizionHeaderUpdate, { headerID: id, layout })
    const reply = await server.app.inject({
      url: `/api/quotes/${id}/pdf`,
      headers: { authorization: `Bearer ${await server.tokenOf('Dana Miller')}` },
    })
    expect(reply.headers['content-disposition']).toBe('attachment; filename="EZ_Vizion_Quote_Custom.pdf"')
  })

  test('the PDF of a quote is downloaded by its dealer', async () => {
    const dana = server.as('Dana Miller')
    await expect(dana.download(getQuotePdf, { id: '1002' })).rejects.toMatchObject({
      status: 404,
      code: 'file.unknown',
    })
    await dana.call(rampLayoutPost, { headerID: '1002', base64File: smallPdf('front') })
    await dana.call(vizionHeaderUpdate, { headerID: '1002', layout: layoutOf('t2-straight') })
    expect(await (await dana.download(getQuotePdf, { id: '1002' })).text()).toContain('% front')
    const quote = await dana.call(getQuote, { id: '1002' })
    expect(quote.pdf?.bytes).toBe(Buffer.from(smallPdf('front'), 'base64').length)
    const reply = await server.app.inject({
      url: '/api/quotes/1002/pdf',
      headers: { authorization: `Bearer ${await server.tokenOf('Dana Miller')}` },
    })
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="EZ_Vizion_Quote.pdf"',
      'cache-control': 'no-store',
    })
  })
})

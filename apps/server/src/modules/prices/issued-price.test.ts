import {
  acceptQuote,
  addContractTable,
  beginChange,
  createQuote,
  getDifference,
  getPricedRevision,
  getProposal,
  getQuotePrice,
  grantAccess,
  issueRevision,
  listOptions,
  makePaper,
  priceLayouts,
  saveDealerPrices,
  savePaperFacts,
  setPurchaseLevel,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { pricedRevision } from '@ramp/formats'
import { NO_TERMS, type PriceTerms } from '@ramp/pricing'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pdfText } from '../../app/testing/pdf-text.ts'
import { layoutOf, type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const exempt = { kind: 'exempt', reason: 'Passed on', certificate: '' } as const
const installed: PriceTerms = {
  ...NO_TERMS,
  method: { kind: 'total', cents: 720_000 },
  tax: {
    ...NO_TERMS.tax,
    rates: [{ name: 'Sales tax', percent: 5 }],
    groups: { parts: { kind: 'taxable', rate: 'Sales tax' }, permit: exempt },
  },
  permit: 7500,
}
/** Text, properties and attachments of a PDF. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { info, metadata } = await document.getMetadata()
  const attachments: unknown = await document.getAttachments()
  return [
    ...(await pdfText(bytes)),
    JSON.stringify(info),
    metadata?.getRaw() ?? '',
    JSON.stringify(attachments ?? {}),
  ].join(' ')
}

const veterans = {
  name: 'Veterans Affairs',
  pays: { cents: 500_000 },
  authorization: { number: 'PO 557-2291', limit: null, expires: '' },
} as const

describe.each(databases)('the price of a proposal on the $database', ({ open }) => {
  let server: TestServer
  let counter = 0
  beforeAll(async () => {
    server = await startTestServer(open)
    await server.as('Ines Calder').call(setPurchaseLevel, { customerNumber: '10001', level: 'dealer' })
    await dana().call(addContractTable, {
      name: 'GSA 2026',
      from: '2026-01-01',
      until: '2030-12-31',
      prices: [{ itemNumber: '21160', price: 64_340 }],
    })
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')

  async function choose(own: Partial<PriceTerms>) {
    const terms = { ...installed, ...own }
    counter = (await dana().call(saveDealerPrices, { terms, basedOn: counter })).counter
  }
  async function finished(system = 't2-straight') {
    const { id } = await dana().call(createQuote, { name: 'Harper', productLine: 'P3G' })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf(system) })
    return id
  }
  const issue = (id: string, person: Person = 'Dana Miller', versionNumber = 1) =>
    server.as(person).call(issueRevision, { id, versionNumber })
  const wordsOf = async (file: Blob) =>
    (await pdfText(new Uint8Array(await file.arrayBuffer()))).join(' ').replaceAll(/\s+/g, ' ')
  const proposalOf = async (id: string, versionNumber = 1) =>
    wordsOf(await dana().download(getProposal, { id, versionNumber }))
  const revisionOf = async (id: string, person: Person = 'Dana Miller') =>
    (await server.as(person).call(listOptions, { id })).options[0]?.revisions[0]

  test('until a way of building prices is chosen, a proposal has no price and says so', async () => {
    const id = await finished()
    await issue(id)
    const words = await proposalOf(id)
    expect(words).toContain('We will send the price separately.')
    expect(words).not.toMatch(/\$\d/)
    expect(await revisionOf(id)).toMatchObject({ total: null, payers: [] })
  })

  test('the price of the dealer is frozen when it is issued, whatever is changed later', async () => {
    await choose({})
    const id = await finished()
    await issue(id)
    // 7,200.00 x 5 % = 360.00; + 75.00
    const words = await proposalOf(id)
    expect(words).toContain('Price of the installed ramp $7,635.00')
    expect(words).toContain('Sales tax 5% of $7,200.00 $360.00')
    await choose({ method: { kind: 'total', cents: 990_000 } })
    expect(await revisionOf(id)).toMatchObject({ total: 763_500 })
    expect(await proposalOf(id)).toBe(words)
    const again = await wordsOf(await dana().download(makePaper, { id, paper: 'offer', versionNumber: 1 }))
    expect(again).toContain('$7,635.00')
  })

  test('what stops a price stops Issue and a proposal, in its words', async () => {
    await choose({ method: { kind: 'total', cents: null } })
    const id = await finished()
    await expect(issue(id)).rejects.toMatchObject({
      status: 422,
      code: 'price.stopped',
      message: 'Type the price of the installed ramp.',
      details: [{ field: 'method.cents', message: 'Type the price of the installed ramp.' }],
    })
    await expect(dana().call(acceptQuote, { id, versionNumber: 1 })).rejects.toMatchObject({
      code: 'price.stopped',
    })
    expect(await revisionOf(id)).toMatchObject({ offer: 'none', order: 'none' })
  })

  test.each([
    ['Dana Miller', null],
    ['Lena Brooks', 'price.below-floor'],
    ['Omar Hayes', 'price.below-floor'],
    ['Cole Reyes', 'role.refused'],
    ['Nora Field', 'role.refused'],
    ['Ines Calder', 'role.refused'],
    ['Sam Ortiz', 'header.unknown'],
  ] as const)('%s issues below the floor of the dealer: %s', async (person, code) => {
    await choose({
      method: { kind: 'total', cents: 400_000 },
      margin: { ...NO_TERMS.margin, floor: 20 },
    })
    const id = await finished()
    if (code === null) await issue(id, person)
    else await expect(issue(id, person)).rejects.toMatchObject({ code })
    expect((await revisionOf(id))?.offer).toBe(code === null ? 'issued' : 'none')
    // At the floor everybody issues who may issue at all.
    await choose({ margin: { ...NO_TERMS.margin, floor: 20 } })
    const other = await finished()
    if (code === null || code === 'price.below-floor') await issue(other, person)
  })

  test('a payer gets a proposal with its part and its order, also after the terms have changed', async () => {
    await choose({ payers: [veterans] })
    const id = await finished()
    await issue(id)
    expect(await revisionOf(id)).toMatchObject({ payers: ['Veterans Affairs'] })
    expect(await proposalOf(id)).toContain('You pay $2,635.00 of it.')
    await choose({})
    const offer = { price: 'one', payer: 'Veterans Affairs' } as const
    const wanted = { id, paper: 'offer', versionNumber: 1, offer } as const
    const words = await wordsOf(await dana().download(makePaper, wanted))
    expect(words).toContain('Veterans Affairs pays $5,000.00')
    expect(words).toContain('PO 557-2291')
    await expect(
      dana().download(makePaper, { ...wanted, offer: { ...offer, payer: 'Nobody' } }),
    ).rejects.toMatchObject({ code: 'payer.unknown', details: [{ field: 'offer.payer' }] })
    for (const person of ['Cole Reyes', 'Ines Calder', 'Sam Ortiz'] as const)
      await expect(server.as(person).download(makePaper, wanted)).rejects.toMatchObject({
        status: person === 'Sam Ortiz' ? 404 : 403,
      })
  })

  test('a proposal that is made again has the facts of its issue', async () => {
    const id = await finished()
    const facts = {
      project: { address: ['1418 Maple Hollow Road'], contact: 'Ruth Harper', phone: '' },
      dealer: { name: 'Ridgeline Access', licence: '', phone: '', email: '' },
    }
    await dana().call(savePaperFacts, { id, ...facts })
    await issue(id)
    await dana().call(savePaperFacts, { id, ...facts, project: { ...facts.project, contact: 'Ben Ito' } })
    const words = await wordsOf(await dana().download(makePaper, { id, paper: 'offer', versionNumber: 1 }))
    expect(words).toContain('Ruth Harper')
    expect(words).not.toContain('Ben Ito')
  })

  test('drawings are priced before they are saved: sales too, no crew, and no support without a grant', async () => {
    await choose({})
    const id = await finished()
    const layouts = [layoutOf('t2-straight'), layoutOf('t1-switchback')]
    const { isChosen, prices } = await server.as('Lena Brooks').call(priceLayouts, { id, layouts })
    expect(isChosen).toBe(true)
    expect(prices.map(({ price }) => price?.total)).toEqual([763_500, 763_500])
    expect(JSON.stringify(prices)).not.toMatch(/"(cost|margin)/)
    // In the sandbox by the terms of the company.
    expect((await dana().call(priceLayouts, { layouts: [layouts[0] as never] })).prices).toHaveLength(1)
    const refused = (person: Person) => expect(server.as(person).call(priceLayouts, { id, layouts })).rejects
    await refused('Cole Reyes').toMatchObject({ code: 'role.refused' })
    await refused('Sam Ortiz').toMatchObject({ code: 'header.unknown' })
    await refused('Ines Calder').toMatchObject({ code: 'quote.not-shared' })
    await dana().call(grantAccess, { id })
    expect((await server.as('Ines Calder').call(priceLayouts, { id, layouts })).prices).toHaveLength(2)
    // A company of its own, without prices.
    expect(await server.as('Ines Calder').call(priceLayouts, { layouts })).toMatchObject({ isChosen: false })
  })

  test('an issued revision is taken for bookkeeping, and compared figure by figure, as it was frozen', async () => {
    await choose({
      discount: { amount: { cents: 10_000 }, reason: 'Brother-in-law', name: 'Spring discount' },
    })
    const id = await finished()
    await issue(id)
    await choose({})
    await issue(id)
    const file = (person: Person, format: 'csv' | 'json') =>
      server.as(person).download(getPricedRevision, { id, versionNumber: 1, format })
    const priced = z.parse(pricedRevision, JSON.parse(await (await file('Lena Brooks', 'json')).text()))
    // 7,200.00 less 100.00 x 5 % = 355.00; + 75.00
    expect(priced).toMatchObject({
      name: `${id}-1A`,
      totals: { beforeTax: 717_500, tax: 35_500, total: 753_000 },
      rows: [
        { kind: 'charge', description: 'Installed ramp', amount: 720_000, taxable: true },
        { kind: 'charge', description: 'Permit fee', amount: 7500, taxable: false },
        { kind: 'discount', description: 'Spring discount', amount: 10_000 },
        { kind: 'tax', description: 'Sales tax 5%', amount: 35_500 },
      ],
    })
    expect(await (await file('Dana Miller', 'csv')).text()).toContain(
      'Installed ramp,parts,1,job,7200.00,7200.00,yes',
    )
    for (const person of ['Cole Reyes', 'Ines Calder', 'Sam Ortiz'] as const)
      await expect(file(person, 'json')).rejects.toMatchObject({ status: person === 'Sam Ortiz' ? 404 : 403 })
    const comparedFor = (person: Person) => server.as(person).call(getDifference, { id, before: 1, after: 2 })
    expect((await comparedFor('Lena Brooks')).sold).toEqual({
      figures: [
        { name: 'Installed ramp', before: 720_000, after: 720_000, change: 0 },
        { name: 'Permit fee', before: 7500, after: 7500, change: 0 },
        { name: 'Spring discount', before: -10_000, after: 0, change: 10_000 },
        { name: 'Sales tax 5%', before: 35_500, after: 36_000, change: 500 },
      ],
      total: { name: 'Total', before: 753_000, after: 763_500, change: 10_500 },
    })
    for (const person of ['Cole Reyes', 'Ines Calder'] as const)
      expect((await comparedFor(person)).sold).toBeNull()
  })

  const rental: PriceTerms['rental'] = {
    perMonth: 38_500,
    minimumMonths: 6,
    proration: 'days',
    removal: 65_000,
    damageWaiver: 1500,
    purchaseCredit: { percent: 40, months: 6 },
  }
  test.each<readonly [string, PriceTerms['method'], Partial<PriceTerms>]>([
    ['list price', { kind: 'list', percents: { ramps: 12 } }, {}],
    ['cost plus a margin', { kind: 'cost-plus', by: 'margin', percent: 35 }, {}],
    ['cost plus a markup', { kind: 'cost-plus', by: 'markup', percent: 53.846 }, {}],
    ['a contract table', { kind: 'contract', table: 'GSA 2026', others: 'list' }, {}],
    [
      'a rental',
      { kind: 'list', percents: {} },
      { rental, installation: { kind: 'per-foot', perFoot: 4500 } },
    ],
    ['a typed total', { kind: 'total', cents: 700_000 }, {}],
    [
      'a rate card',
      {
        kind: 'rate-card',
        ramps: [{ widest: 60, railing: null, perFoot: 21_000 }],
        perPlatform: 115_000,
        perStair: 80_000,
        minimum: 0,
        perMile: 0,
        isInstalled: true,
      },
      {},
    ],
  ])(
    'a proposal at %s has no cost, no margin and no reason, in text, properties or attachments',
    async (_, method, more) => {
      await choose({
        ...more,
        method,
        discount: { amount: { percent: 5 }, reason: 'Brother-in-law', name: 'Spring discount' },
        margin: { floor: 1, commission: 4.321, overhead: 11.234, cardFee: 2.987, workCost: 61.5 },
      })
      const id = await finished()
      const { cost, margin } = await dana().call(getQuotePrice, { id })
      const secrets = [
        cost,
        margin?.cost,
        margin?.margin,
        margin?.commission,
        margin?.overhead,
        margin?.net,
        margin?.breakEven,
      ]
        .flatMap((cents) => (cents ? [cents] : []))
        .flatMap((cents) => [
          String(cents),
          (cents / 100).toFixed(2),
          (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
        ])
      expect(secrets.length).toBeGreaterThanOrEqual(18)
      const percents = [margin?.marginPercent, margin?.markupPercent].map((percent) => `${percent}%`)
      await dana().call(issueRevision, { id, versionNumber: 1, price: 'itemized' })
      const file = new Uint8Array(
        await (await dana().download(getProposal, { id, versionNumber: 1 })).arrayBuffer(),
      )
      const said = await everythingIn(file)
      expect(said).toContain('Spring discount')
      for (const secret of [...secrets, ...percents, 'Brother', '4.321', '11.234', '2.987', '61.5'])
        expect(said).not.toContain(secret)
      expect(said).not.toMatch(/markup|cost plus|commission|overhead|break-even/i)
    },
  )

  test('an order and its change order say what they were sold for', async () => {
    await choose({ method: { kind: 'list', percents: {} }, permit: null })
    const id = await finished()
    await issue(id)
    await dana().call(acceptQuote, { id, versionNumber: 1 })
    await dana().call(beginChange, { id })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t1-switchback') })
    await dana().call(acceptQuote, { id, versionNumber: 2 })
    // 5,574.29 x 1.05 and 8,979.91 x 1.05
    const sold = [
      { totalBefore: 0, total: 585_300 },
      { totalBefore: 585_300, total: 942_891 },
    ]
    const ordersFor = async (person: Person) =>
      (await server.as(person).call(listOptions, { id })).orders.map((order) => order.sold)
    expect(await ordersFor('Lena Brooks')).toEqual(sold)
    for (const person of ['Cole Reyes', 'Ines Calder'] as const)
      expect(await ordersFor(person)).toEqual([null, null])
    expect(await revisionOf(id, 'Ines Calder')).toMatchObject({ total: null, payers: [] })
  })
})

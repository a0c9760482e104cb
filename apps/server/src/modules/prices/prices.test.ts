import {
  addContractTable,
  createQuote,
  getDealerPrices,
  getPurchaseLevel,
  getQuotePrice,
  grantAccess,
  type OwnTerms,
  saveDealerPrices,
  saveQuotePrice,
  setPurchaseLevel,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { NO_TERMS, type PriceTerms } from '@ramp/pricing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const exempt = { kind: 'exempt', reason: 'Passed on', certificate: '' } as const
const atList = {
  ...NO_TERMS,
  method: { kind: 'list' as const, percents: {} },
  freight: { kind: 'typed' as const, cents: 15_000 },
  tax: {
    ...NO_TERMS.tax,
    rates: [{ name: 'Sales tax', percent: 5 }],
    groups: { parts: { kind: 'taxable' as const, rate: 'Sales tax' }, freight: exempt },
  },
  margin: { ...NO_TERMS.margin, floor: 20, workCost: 100 },
} satisfies PriceTerms

describe.each(databases)('what a dealer charges, on the $database', ({ open }) => {
  let server: TestServer
  let id: string
  let counter = 0
  beforeAll(async () => {
    server = await startTestServer(open)
    id = (await dana().call(createQuote, { name: 'Harper', productLine: 'P3G' })).id
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const lena = () => server.as('Lena Brooks')
  const ines = () => server.as('Ines Calder')
  const priceFor = (person: Parameters<TestServer['as']>[0]) => server.as(person).call(getQuotePrice, { id })
  const saved = async (person: Parameters<TestServer['as']>[0], terms: OwnTerms) => {
    const answer = await server.as(person).call(saveQuotePrice, { id, terms, basedOn: counter })
    counter = answer.counter
    return answer
  }

  test('before a drawing is finished, and before the dealer has chosen, there is no price', async () => {
    expect(await priceFor('Dana Miller')).toMatchObject({
      versionNumber: null,
      isChosen: false,
      price: null,
      findings: [],
    })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t2-straight') })
    expect(await priceFor('Dana Miller')).toMatchObject({
      versionNumber: 1,
      price: null,
      findings: [{ field: 'method', message: 'Choose how your prices are built.', stops: true }],
    })
  })

  test('the owner chooses; a save that is based on an older one is refused', async () => {
    const { terms, counter: before } = await dana().call(getDealerPrices, {})
    expect({ terms, before }).toEqual({ terms: NO_TERMS, before: 0 })
    const { counter: after } = await dana().call(saveDealerPrices, { terms: atList, basedOn: 0 })
    expect(after).toBe(1)
    for (const basedOn of [0, 7])
      await expect(dana().call(saveDealerPrices, { terms: NO_TERMS, basedOn })).rejects.toMatchObject({
        status: 409,
        code: 'prices.changed',
      })
    expect(await dana().call(getDealerPrices, {})).toMatchObject({ terms: atList, counter: 1 })
  })

  test('a quote is priced by it: parts at list, freight, 5 percent on the parts', async () => {
    // 5,574.29 x 5 % = 278.7145
    const { price, isChosen } = await priceFor('Lena Brooks')
    expect(isChosen).toBe(true)
    expect(price).toMatchObject({ beforeTax: 572_429, taxes: [{ cents: 27_871 }], total: 600_300 })
  })

  test('what it costs and leaves is known once internal staff have set the purchase level', async () => {
    expect(await priceFor('Dana Miller')).toMatchObject({
      cost: null,
      margin: { margin: null },
      isBelowFloor: true,
    })
    const level = { customerNumber: '10001', level: 'dealer' } as const
    await expect(dana().call(setPurchaseLevel, level)).rejects.toMatchObject({ status: 403 })
    await expect(dana().call(getPurchaseLevel, level)).rejects.toMatchObject({ status: 403 })
    expect(await ines().call(getPurchaseLevel, level)).toMatchObject({ level: null, setBy: null })
    expect(await ines().call(setPurchaseLevel, level)).toMatchObject({
      level: 'dealer',
      setBy: 'Ines Calder',
    })
    const { cost, margin, isBelowFloor } = await priceFor('Dana Miller')
    expect(cost).toBeCloseTo(557_429 * 0.65, -2)
    expect(margin).toMatchObject({ partsCost: cost, workCost: 15_000, cost: (cost ?? 0) + 15_000 })
    expect(isBelowFloor).toBe(false)
  })

  test('sales see no cost and no margin, the office no margin, a crew no price, support nothing that is not shared', async () => {
    const hidden = { cost: null, margin: null }
    expect(await priceFor('Lena Brooks')).toMatchObject(hidden)
    expect(await priceFor('Omar Hayes')).toMatchObject({ cost: expect.any(Number), margin: null })
    await expect(priceFor('Cole Reyes')).rejects.toMatchObject({ status: 403 })
    await expect(priceFor('Sam Ortiz')).rejects.toMatchObject({ code: 'header.unknown' })
    await expect(priceFor('Ines Calder')).rejects.toMatchObject({ code: 'quote.not-shared' })
    await dana().call(grantAccess, { id })
    expect(await priceFor('Ines Calder')).toMatchObject({
      cost: null,
      price: { total: 600_300 },
      mayChange: false,
      mayChangeMethod: false,
    })
    await expect(
      server.as('Ines Calder').call(saveQuotePrice, { id, terms: {}, basedOn: counter }),
    ).rejects.toMatchObject({ code: 'role.refused' })
    for (const person of ['Lena Brooks', 'Omar Hayes', 'Cole Reyes'] as const)
      await expect(server.as(person).call(getDealerPrices, {})).rejects.toMatchObject({
        code: 'role.refused',
      })
  })

  test('sales give a discount and leave method and margins; the owner’s margins stay', async () => {
    const discount = { amount: { percent: 10 }, reason: 'Neighbor', name: 'Spring discount' }
    await saved('Dana Miller', { margin: { ...atList.margin, floor: 40 } })
    const { terms } = await saved('Lena Brooks', { discount })
    expect(terms).toEqual({ discount })
    // The reason of a discount is for the dealer's own people.
    expect((await priceFor('Ines Calder')).terms.discount).toEqual({ ...discount, reason: '' })
    const seen = await priceFor('Dana Miller')
    expect(seen.terms).toEqual({ discount, margin: { ...atList.margin, floor: 40 } })
    // 5,724.29 less 10 percent is below a margin of 40 percent.
    expect(seen).toMatchObject({ isBelowFloor: true, price: { discount: 57_243 } })
    await expect(saved('Lena Brooks', { method: { kind: 'total', cents: 400_000 } })).rejects.toMatchObject({
      code: 'role.refused',
      message: 'Only the owner can change how the price is built.',
    })
    await expect(saved('Lena Brooks', { margin: NO_TERMS.margin })).rejects.toMatchObject({
      code: 'role.refused',
    })
    // What is an owner's and is left out stays as it is.
    expect((await saved('Dana Miller', { discount, method: atList.method })).terms.method).toEqual(
      atList.method,
    )
    // To sales neither is shown: a markup gives away the cost.
    const { margin: _, method: __, ...seenOfCompany } = atList
    expect(await saved('Lena Brooks', { discount })).toMatchObject({
      terms: { discount },
      company: seenOfCompany,
      mayChange: true,
      mayChangeMethod: false,
    })
    for (const person of ['Lena Brooks', 'Omar Hayes'] as const) {
      const { terms: own, company } = await priceFor(person)
      expect([Object.keys(own), Object.keys(company)].flat()).not.toContain('method')
      expect([Object.keys(own), Object.keys(company)].flat()).not.toContain('margin')
    }
    expect(await priceFor('Dana Miller')).toMatchObject({
      terms: { discount, method: atList.method },
      company: atList,
      mayChange: true,
      mayChangeMethod: true,
    })
    await expect(lena().call(saveQuotePrice, { id, terms: {}, basedOn: 0 })).rejects.toMatchObject({
      code: 'prices.changed',
    })
    await expect(
      server.as('Cole Reyes').call(saveQuotePrice, { id, terms: {}, basedOn: counter }),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('a contract table is added once and prices its items', async () => {
    const [line] = (await priceFor('Dana Miller')).price?.charges[0]?.lines ?? []
    const table = {
      name: 'GSA',
      from: '2026-01-01',
      until: '2030-12-31',
      prices: [{ itemNumber: line?.itemNumber ?? '', price: 12_345 }],
    }
    expect((await dana().call(addContractTable, table)).tables).toMatchObject([{ name: 'GSA', items: 1 }])
    await expect(dana().call(addContractTable, table)).rejects.toMatchObject({
      code: 'contract-table.exists',
    })
    const twice = { ...table, name: 'Twice', prices: [...table.prices, ...table.prices] }
    await expect(dana().call(addContractTable, twice)).rejects.toMatchObject({ code: 'input.invalid' })
    await expect(
      dana().call(addContractTable, { ...table, name: 'Past', until: '2025-12-31' }),
    ).rejects.toMatchObject({
      code: 'input.invalid',
    })
    const { price } = await saved('Dana Miller', {
      method: { kind: 'contract', table: 'GSA', others: 'list' },
    })
    expect(price?.charges[0]?.lines[0]).toMatchObject({ rate: 12_345 })
    const refused = await saved('Dana Miller', {
      method: { kind: 'contract', table: 'GSA', others: 'refuse' },
    })
    expect(refused).toMatchObject({ price: null, findings: [{ field: 'method.table', stops: true }] })
  })
})

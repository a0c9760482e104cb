import {
  addOption,
  createQuote,
  getQuotePrice,
  issueRevision,
  listOptions,
  saveDealerPrices,
  saveQuotePrice,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { NO_TERMS } from '@ramp/pricing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const company = { ...NO_TERMS, method: { kind: 'list', percents: {} } } as const
/** What was agreed for one drawing: a discount, and a price typed for it. */
const own = {
  method: { kind: 'total', cents: 720_000 },
  discount: { amount: { cents: 20_000 }, reason: 'Returning customer', name: 'Discount' },
} as const

describe.each(databases)('price terms of a new option on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
    await dana().call(saveDealerPrices, { terms: company, basedOn: 0 })
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')

  async function pricedQuote() {
    const { id } = await dana().call(createQuote, { name: 'Harper', productLine: 'P3G' })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t2-straight') })
    await dana().call(saveQuotePrice, { id, option: 1, terms: own, basedOn: 0 })
    return id
  }
  const termsOf = async (id: string, option: number) =>
    (await dana().call(getQuotePrice, { id, option })).terms

  test('are those of the option whose drawing it copies', async () => {
    const id = await pricedQuote()
    await dana().call(addOption, { id, name: 'Copy', copyOf: 1 })
    expect(await termsOf(id, 2)).toEqual(own)
  })

  test('are those of the main option without what was said of its drawing, where it begins empty', async () => {
    const id = await pricedQuote()
    await dana().call(addOption, { id, name: 'Switchback' })
    expect(await termsOf(id, 2)).toEqual({ discount: own.discount })
  })

  test('are those it was issued with, where a drawing is issued as an option of its own', async () => {
    const id = await pricedQuote()
    await dana().call(issueRevision, { id, versionNumber: 1 })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t1-switchback') })
    await dana().call(issueRevision, { id, versionNumber: 2, asOption: true })
    const { options } = await dana().call(listOptions, { id })
    const issued = options.map(({ revisions }) => revisions.find(({ offer }) => offer === 'issued'))
    expect(issued.map((revision) => revision?.total)).toEqual([700_000, 700_000])
    expect(await termsOf(id, 2)).toEqual(own)
  })
})

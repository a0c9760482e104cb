import type { PriceTerms } from '@ramp/pricing'
import { describe, expect, test } from 'vitest'
import { paperFaults } from '../../paper/paper-faults.ts'
import { structureFaults } from '../../paper/structure-faults.ts'
import { inputFor, pricedBy, wordsOf } from '../../testing/systems.ts'
import { offer } from '../offer.ts'
import { DEFAULT_OFFER, type OfferSettings } from '../settings/offer-settings.ts'

const t2 = inputFor('t2-straight')
const taxable = { kind: 'taxable', rate: 'Sales tax' } as const
const exempt = { kind: 'exempt', reason: 'Labor', certificate: '' } as const

const full: Partial<PriceTerms> = {
  method: { kind: 'total', cents: 720_000 },
  permit: 7500,
  discount: { amount: { cents: 20_000 }, reason: 'Brother-in-law', name: 'Spring discount' },
  tax: {
    rates: [{ name: 'Sales tax', percent: 6 }],
    groups: { parts: taxable, permit: exempt, other: exempt },
    rounding: 'rate',
    ownTax: null,
    exemptCustomer: null,
  },
  otherWork: [
    { name: 'Removal of old steps', group: 'other', cents: 25_000 },
    { name: 'Concrete pad', group: 'other', cents: null },
  ],
  optionalLines: [
    { name: 'Heated mat', group: 'other', cents: 42_900, isTicked: false },
    { name: 'Gate', group: 'other', cents: 18_000, isTicked: true },
  ],
  plan: {
    stages: { deposit: 50, delivery: 40, completion: 10 },
    cap: { percent: null, cents: null },
  },
}

const veterans = {
  name: 'Veterans Affairs',
  pays: { cents: 500_000 },
  authorization: { number: 'PO 557-2291', limit: null, expires: '' },
} as const

function pagesOf(own: Partial<PriceTerms>, settings: Partial<OfferSettings> = {}) {
  const paper = offer({ ...t2, price: pricedBy(t2.analysis, own) }, { ...DEFAULT_OFFER, ...settings })
  return { paper, pages: wordsOf(paper).map((words) => words.replaceAll(/\s+/g, ' ')) }
}

test('a whole price: charges, discount by its printed name, tax, total, what is left out', () => {
  const { paper, pages } = pagesOf(full)
  const [first = '', price = ''] = pages
  expect(paperFaults(paper)).toEqual([])
  expect(structureFaults(paper)).toEqual([])
  // 7,200.00 + 75.00 + 250.00 + 180.00 - 200.00 = 7,505.00; the parts bear 7,200 / 7,630 of the discount: 7,011.27 x 6 %
  expect(first).toContain('Price of the installed ramp $7,925.68 Includes $420.68 sales tax.')
  for (const words of [
    'Installed ramp $7,200.00',
    'Permit fee $75.00',
    'Removal of old steps $250.00',
    'Gate $180.00',
    'Concrete pad not included',
    'Spring discount −$200.00',
    'Total before tax $7,505.00',
    'Sales tax 6% of $7,011.27 $420.68',
    'Total $7,925.68',
    'Heated mat No $429.00',
    'Gate Yes $180.00',
    'Deposit $3,962.84',
    'On delivery $3,170.27',
    'On completion $792.57',
  ])
    expect(price).toContain(words)
  const [included = '', left = ''] = first.split('Not included')
  for (const one of ['Delivery', 'Installation', 'Permit fee', 'Sales tax', 'Removal of old steps', 'Gate'])
    expect(included).toContain(one)
  expect(left).toContain('Concrete pad')
  expect(left).not.toMatch(/Delivery|Removal of old steps/)
})

test('work that is left out is named once, as the dealer named it', () => {
  const otherWork = ['removal of  old steps', 'Delivery', 'Concrete pad', 'Concrete pad '].map((name) => ({
    name,
    group: 'other' as const,
    cents: null,
  }))
  const price = pricedBy(t2.analysis, { otherWork })
  const [first = ''] = wordsOf(offer({ ...t2, price }, DEFAULT_OFFER))
  const named = first.split('\n').map((line) => line.trim().toLowerCase().replaceAll(/\s+/g, ' '))
  for (const one of ['removal of old steps', 'delivery', 'concrete pad'])
    expect(named.filter((line) => line === one)).toEqual([one])
})

test('nobody reads why there is a discount', () => {
  expect(pagesOf(full, { price: 'itemized' }).pages.join(' ')).not.toContain('Brother')
})

describe('payers', () => {
  const own = { ...full, payers: [veterans] }

  test('a customer reads its own part, and who pays the rest by which order', () => {
    const [first = '', price = ''] = pagesOf(own).pages
    expect(first).toContain('You pay $2,925.68 of it.')
    expect(price).toContain('Veterans Affairs PO 557-2291 $5,000.00')
    expect(price).toContain('Customer $2,925.68')
    expect(price).toContain('Deposit $1,462.84')
  })

  test('a payer reads its own part, its order, and nothing of the plan of the customer', () => {
    const { paper, pages } = pagesOf(own, { payer: 'Veterans Affairs' })
    const [first = '', price = ''] = pages
    expect(structureFaults(paper)).toEqual([])
    expect(first).toContain('Veterans Affairs pays $5,000.00 Purchase order or authorization PO 557-2291.')
    expect(first).toContain('Of a total of $7,925.68.')
    expect(price).toContain('Paid by others $2,925.68')
    expect(price).not.toMatch(/Deposit|Customer/)
  })

  test('no customer share is said as that', () => {
    const paid = { ...veterans, pays: { cents: 900_000 } }
    const [first = '', price = ''] = pagesOf({ ...full, payers: [paid], hasNoCustomerShare: true }).pages
    expect(first).toContain('No customer share.')
    expect(price).toContain('Customer no customer share')
  })
})

test('a total whose tax was not decided is before tax', () => {
  const [first = '', price = ''] = pagesOf({ method: { kind: 'total', cents: 720_000 } }).pages
  expect(first).toContain('Before sales tax.')
  expect(price).toContain('Total before tax $7,200.00')
  expect(price).toContain('Sales tax is not in this total.')
})

test('an exempt customer reads the certificate', () => {
  const tax = { ...full.tax, exemptCustomer: { number: 'E-1200', expires: '' } } as PriceTerms['tax']
  const { pages } = pagesOf({ ...full, tax })
  expect(pages.join(' ')).toContain('No sales tax: exempt, certificate E-1200.')
})

test('a rental has its terms', () => {
  const { paper, pages } = pagesOf({
    rental: {
      perMonth: 18_500,
      minimumMonths: 6,
      proration: 'days',
      removal: 27_500,
      damageWaiver: null,
      purchaseCredit: { percent: 50, months: 6 },
    },
  })
  const [first = '', price = ''] = pages
  expect(structureFaults(paper)).toEqual([])
  expect(first).toContain('Rental, first 6 months $1,385.00')
  for (const words of [
    'Rent, 6 months 6 months $1,110.00',
    'Rent per month $185.00',
    'Partial month 1/30 of a month for each day',
    'Damage waiver per month not included',
    'Removal at the end $275.00',
    '50% of the rent for up to 6 months',
  ])
    expect(price).toContain(words)
})

test('a closure made to order is listed without a price of its own', () => {
  const custom = { itemNumber: '11559', shortName: 'PPCCUST', unitPrice: 0, total: 0, weight: 0, reasons: [] }
  const made = { ...custom, description: 'Closure made to order, priced on request', quantity: 0 }
  const { partsList } = t2.analysis
  const analysis = { ...t2.analysis, partsList: { ...partsList, lines: [...partsList.lines, made] } }
  const paper = offer({ ...t2, price: pricedBy(analysis) }, { ...DEFAULT_OFFER, price: 'itemized' })
  const words = wordsOf(paper).join(' ').replaceAll(/\s+/g, ' ')
  expect(words).toContain('Closure made to order, priced on request 0 – –')
  expect(words).not.toContain('$0.00')
})

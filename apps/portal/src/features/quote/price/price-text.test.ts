import { NO_TERMS, type Rental } from '@ramp/pricing'
import { describe, expect, test } from 'vitest'
import {
  isSimple,
  payerText,
  quantityText,
  rentalTexts,
  shortPriceText,
  taxText,
  termsInForce,
  worstOf,
} from './price-text.ts'

const tax = { name: 'Sales tax', percent: 5, taxed: 557_429, cents: 27_871 }

test.each`
  taxes    | long                             | short
  ${null}  | ${'before tax'}                  | ${'$6,003.00 before tax'}
  ${[]}    | ${'no sales tax'}                | ${'$6,003.00'}
  ${[tax]} | ${'including $278.71 sales tax'} | ${'$6,003.00'}
`('a total with taxes $taxes is said as "$short" and "$long"', ({ taxes, long, short }) => {
  expect(taxText({ taxes })).toBe(long)
  expect(shortPriceText({ taxes, total: 600_300 })).toBe(short)
})

test.each`
  quantity | unit       | said
  ${1}     | ${'job'}   | ${''}
  ${3}     | ${'each'}  | ${'3 at $95.00'}
  ${24.5}  | ${'ft'}    | ${'24.5 ft at $95.00'}
  ${1}     | ${'hour'}  | ${'1 hour at $95.00'}
  ${6.5}   | ${'hour'}  | ${'6.5 hours at $95.00'}
  ${12}    | ${'mile'}  | ${'12 miles at $95.00'}
  ${3}     | ${'month'} | ${'3 months at $95.00'}
`('$quantity $unit is said as "$said"', ({ quantity, unit, said }) => {
  expect(quantityText({ quantity, unit, rate: 9500 })).toBe(said)
})

test('a payer is said with what it pays and its number, as far as it has them', () => {
  expect(payerText({ name: 'VA', number: 'PO 4711', groups: ['parts', 'freight'], cents: 1 })).toBe(
    'Parts, freight · PO 4711',
  )
  expect(payerText({ name: 'VA', number: '', groups: [], cents: 1 })).toBe('')
})

const rental: Rental = {
  perMonth: 45_000,
  minimumMonths: 3,
  proration: 'days',
  removal: 0,
  damageWaiver: null,
  purchaseCredit: null,
}

test('a rental says only what it has', () => {
  expect(rentalTexts(rental)).toEqual([
    '$450.00 a month, at least 3 months.',
    'Each day of a partial month is charged at 1/30 of a month.',
  ])
  const whole: Rental = {
    ...rental,
    minimumMonths: 1,
    proration: 'months',
    removal: 30_000,
    damageWaiver: 2000,
    purchaseCredit: { percent: 50, months: 6 },
  }
  expect(rentalTexts(whole)).toEqual([
    '$450.00 a month, at least 1 month.',
    'A partial month is charged as a full month.',
    'Damage waiver $20.00 a month.',
    'Removal $300.00, included in the total.',
    '50% of the rent for the first 6 months is credited toward a purchase.',
  ])
})

describe('findings', () => {
  const look = { field: 'payers', message: 'VA: number not entered.', stops: false }
  const stop = { field: 'method', message: 'Choose how your prices are built.', stops: true }
  test('are one notice, red once one of them stops the price', () => {
    expect([worstOf([]), worstOf([look]), worstOf([look, stop])]).toEqual([null, 'look', 'bad'])
  })
})

test('what the quote has of its own holds over the terms of the company', () => {
  const company = { permit: 5000, miles: 3 }
  expect(termsInForce({ company, terms: { permit: null } })).toEqual({ ...NO_TERMS, miles: 3, permit: null })
})

test('a price is simple while one customer pays it at once', () => {
  const price = {
    charges: [],
    discount: 0,
    beforeTax: 0,
    taxes: [],
    total: 0,
    payments: [],
    payers: [],
    customerShare: 0,
  }
  expect(isSimple(price, NO_TERMS)).toBe(true)
  expect(isSimple(price, { rental })).toBe(false)
  expect(isSimple({ ...price, payments: [{ stage: 'deposit', cents: 1 }] }, NO_TERMS)).toBe(false)
})

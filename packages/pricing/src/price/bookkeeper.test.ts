import { describe, expect, test } from 'vitest'
import { context, ramp, sums, terms } from '../../fixtures/by-hand.ts'
import {
  byTheFoot,
  card,
  contract,
  costPlus,
  gsa,
  hospital,
  optional,
  package_,
  plan,
  realProperty,
  rental,
  rented,
  twoPayers,
} from '../../fixtures/quotes.ts'
import { marginOf } from '../margin/margin-of.ts'
import { creditAfter, purchaseAfter, rentFor } from '../rental/rental-of.ts'
import type { PriceTerms } from '../terms/price-terms.ts'
import { priceOf } from './price-of.ts'

// Twelve quotes as a bookkeeper builds them, each figure worked out by hand; the change orders are beside this file.
describe('cost plus', () => {
  test('1: a margin of 35 percent, hours proposed from the parts, freight by weight, tax rounded once', () => {
    // cost / 0.65: 673.08 -> 1,035.51; 968.01 -> 1,489.25; 27.29 -> 41.98; 21.66 -> 33.32
    // 60 + 12 ft x 10 + 45 = 225 min = 3.75 h x 95.00 = 356.25
    // tax: (3,878.79 + 189.00) x 8.875 % = 361.0164
    expect(sums(costPlus)).toEqual({
      charges: [
        ['Ramp parts', 387_879],
        ['Installation', 35_625],
        ['Freight', 18_900],
        ['Permit fee', 7500],
      ],
      lines: [
        [103_551, 207_102],
        [148_925, 148_925],
        [4198, 25_188],
        [3332, 6664],
      ],
      discount: 0,
      beforeTax: 449_904,
      taxes: [36_102],
      total: 486_006,
      payments: [],
      payers: [],
      customerShare: 486_006,
      findings: [],
    })
  })

  test('the same, tax rounded line by line: 183.80 + 132.17 + 22.35 + 5.91 + 16.77', () => {
    const byLine = { ...costPlus, tax: { ...costPlus.tax, rounding: 'line' as const } }
    expect(sums(byLine)).toMatchObject({ taxes: [36_100], total: 486_004 })
  })

  test('what it leaves: margin, markup, break-even', () => {
    const own = terms({
      ...costPlus,
      margin: { floor: 25, commission: 5, overhead: 10, cardFee: 2.9, workCost: 60 },
    })
    const { price } = priceOf(own, context)
    // cost: parts 2,521.23; work 60 % of (356.25 + 189.00) = 327.15; permit 75.00 -> 2,923.38
    // margin 4,499.04 - 2,923.38 = 1,575.66 = 35.0 % of the price, 53.9 % of the cost
    // commission 224.95, overhead 449.90, card fee 2.9 % of 4,860.06 = 140.94 -> net 759.87
    // break-even 2,923.38 / (1 - .05 - .10 - .029 x 4,860.06 / 4,499.04) = 3,570.877, and up
    expect(price && marginOf(price, own, ramp)).toEqual({
      partsCost: 252_123,
      workCost: 32_715,
      permitCost: 7500,
      cost: 292_338,
      margin: 157_566,
      marginPercent: 35,
      markupPercent: 53.9,
      commission: 22_495,
      overhead: 44_990,
      cardFee: 14_094,
      net: 75_987,
      breakEven: 357_088,
      isBelowFloor: false,
    })
  })
})

test('2: a rate card by the foot, installed, with travel; what is under the minimum is added', () => {
  // 12 ft x 168.00 = 2,016.00; 37.5 mi x 2.25 = 84.375
  expect(sums(byTheFoot)).toMatchObject({
    charges: [
      ['Ramp, 36" wide, with two-line railing', 201_600],
      ['Platforms', 115_000],
      ['Travel', 8438],
    ],
    total: 325_038,
  })
  expect(sums({ ...byTheFoot, method: { ...card, minimum: 400_000 } })).toMatchObject({
    charges: [
      ['Ramp, 36" wide, with two-line railing', 201_600],
      ['Platforms', 115_000],
      ['Added up to the minimum job', 83_400],
      ['Travel', 8438],
    ],
    total: 408_438,
  })
})

describe('a typed total', () => {
  test('3: a package pays for installation and freight', () => {
    // 4,995.00 x 7 % = 349.65
    expect(sums(package_)).toMatchObject({
      charges: [['Installed ramp', 499_500]],
      taxes: [34_965],
      total: 534_465,
    })
  })

  test('10: a deposit plan with the cap of the dealer: 10 percent or $1,000, the smaller', () => {
    // 50 % would be 2,672.33; 10 % is 534.47 (534.465 goes up); delivery 2,137.86; completion has the rest
    expect(sums({ ...package_, plan }).payments).toEqual([53_447, 213_786, 267_232])
    const uncapped = { ...plan, cap: { percent: null, cents: null } }
    expect(sums({ ...package_, plan: uncapped }).payments).toEqual([267_233, 213_786, 53_446])
  })
})

test('4: a contract price; items that the table lacks refuse the price, or are sold at list', () => {
  const given = { ...context, tables: [gsa] }
  const { method, tax } = contract
  // 1,970.00 + 1,410.00 + 239.40 + 66.66
  expect(sums(contract, given)).toMatchObject({ total: 368_606 })
  const refused = (own: Partial<PriceTerms>, today = given.today) =>
    priceOf(terms(own), { ...given, today }).findings.map(({ message }) => message)
  expect(refused({ method: { ...method, others: 'refuse' }, tax })).toEqual([
    'The contract table "GSA 2027" has no price for 1 item: Hanger. Add them, or sell them at list price.',
  ])
  expect(refused(contract, '2028-01-01')).toEqual([
    'The contract table "GSA 2027" ended on Dec 31, 2027. Import the new one.',
  ])
})

test('5: list price with a tenth off the ramps, and two payers; one by groups up to its authorization, one by amount', () => {
  // 2 x 931.95 + 1,489.25 + 251.94 + 66.66 = 3,671.75; tax 229.48; 2 x 60 + 90 = 210.00
  // the VA's groups come to 3,671.75 + 229.48 + 150.00 = 4,051.23
  expect(sums(twoPayers)).toMatchObject({
    charges: [
      ['Ramp parts', 367_175],
      ['Installation of ramps', 12_000],
      ['Installation of platforms', 9000],
      ['Freight', 15_000],
    ],
    taxes: [22_948],
    total: 426_123,
    payers: [300_000, 50_000],
    customerShare: 76_123,
    findings: [
      'VA pays at most $3,000.00, $1,051.23 less than its share.',
      'Waiver: authorization A-88 ended on Feb 28, 2027.',
    ],
  })
  expect(priceOf(terms({ ...twoPayers, hasNoCustomerShare: true }), context)).toMatchObject({
    price: null,
    findings: [{}, {}, { message: /^The customer pays nothing, and \$761\.23 is left\./ }],
  })
})

test('6: an exempt hospital pays no tax while its certificate holds', () => {
  expect(sums(hospital('2027-03-01'))).toMatchObject({ taxes: [], total: 387_885, findings: [] })
  // 3,878.85 x 8 % = 310.308
  expect(sums(hospital('2027-02-28'))).toMatchObject({
    taxes: [31_031],
    total: 418_916,
    findings: ["The customer's exemption E-1200 ended on Feb 28, 2027. Tax is charged."],
  })
})

test('7: real property: no sales tax on the parts, the tax on their cost is marked up with it', () => {
  // with 6 %: 713.46, 1,026.09, 28.93, 22.96; x 1.4: 998.84, 1,436.53, 40.50, 32.14
  // 1,997.68 + 1,436.53 + 243.00 + 64.28
  expect(sums(realProperty)).toMatchObject({ taxes: [], total: 374_149 })
  const { price } = priceOf(terms(realProperty), context)
  // cost 1,426.92 + 1,026.09 + 173.58 + 45.92
  expect(price && marginOf(price, terms(realProperty), ramp)).toMatchObject({
    partsCost: 267_251,
    margin: 106_898,
    markupPercent: 40,
    marginPercent: 28.6,
  })
})

test('8: a rental: minimum term, waiver, removal; days beyond it, and the credit of a purchase', () => {
  // tax (1,110.00 + 72.00) x 7 % = 82.74
  expect(sums(rented)).toMatchObject({
    charges: [
      ['Rent, 6 months', 111_000],
      ['Damage waiver', 7200],
      ['Removal at the end of the rental', 27_500],
      ['Installation', 21_600],
    ],
    total: 175_574,
  })
  expect(rentFor(rental, 90)).toBe(118_200)
  // 6 x 197.00 + 197.00 x 20 / 30
  expect(rentFor(rental, 200)).toBe(131_333)
  expect(rentFor({ ...rental, proration: 'months' }, 200)).toBe(137_900)
  expect(creditAfter(rental, 4)).toBe(37_000)
  expect(purchaseAfter(rental, 360_000, 8)).toBe(304_500)
})

test('9: an optional line is part of the total once it is ticked', () => {
  // 3,878.85 x 5 % = 193.9425; + 250.00
  expect(sums(optional(false))).toMatchObject({ taxes: [19_394], total: 432_279 })
  expect(sums(optional(true))).toMatchObject({ total: 475_278 })
})

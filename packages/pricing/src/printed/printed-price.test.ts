import { describe, expect, test } from 'vitest'
import { context, terms } from '../../fixtures/by-hand.ts'
import { hospital, optional, ordered, package_, rented, twelve } from '../../fixtures/quotes.ts'
import { sumOf } from '../money/spread.ts'
import { priceOf } from '../price/price-of.ts'
import type { PriceTerms } from '../terms/price-terms.ts'
import { amountsOf } from './amounts.ts'
import { printedPrice } from './printed-price.ts'

function printed(own: Partial<PriceTerms>, given = context) {
  const { price } = priceOf(terms(own), given)
  if (!price) throw new Error('there is no price')
  return printedPrice(terms(own), price, given.today)
}

describe.each(twelve)('%s', (_, own, total, given) => {
  test('has figures by name that are its total', () => {
    const price = printed(own, given)
    expect(price.total).toBe(total)
    expect(sumOf(amountsOf(price))).toBe(total)
  })

  test('says nothing of cost, margin, or the reason of a discount', () => {
    const said = JSON.stringify(printed(own, given))
    expect(said).not.toMatch(/cost|margin|markup|Neighbor|reason/i)
  })
})

test('a discount has its printed name, and taxes their rate', () => {
  expect(amountsOf(printed(ordered))).toEqual([
    { name: 'Ramp parts', cents: 387_879 },
    { name: 'Permit fee', cents: 7500 },
    { name: 'Spring discount', cents: -19_394 },
    { name: 'Sales tax 8.25%', cents: 30_400 },
  ])
})

test('a charge is taxed, or not, or nobody decided', () => {
  const taxed = (own: Partial<PriceTerms>) => printed(own).charges.map(({ isTaxed }) => isTaxed)
  expect(taxed(optional(false))).toEqual([true, false])
  expect(taxed({ ...optional(false), tax: terms({}).tax })).toEqual([null, null])
  const exempt = printed(hospital('2027-03-01'))
  expect({ taxed: exempt.charges.map(({ isTaxed }) => isTaxed), number: exempt.exemption }).toEqual({
    taxed: [false],
    number: 'E-1200',
  })
  expect(printed(hospital('2027-02-28')).exemption).toBeNull()
})

test('says what the price pays for besides the parts', () => {
  const { includesInstallation, includesFreight, includesPermit } = printed({
    ...package_,
    installation: { kind: 'none' },
    freight: { kind: 'none' },
  })
  expect({ includesInstallation, includesFreight, includesPermit }).toEqual({
    includesInstallation: true,
    includesFreight: true,
    includesPermit: false,
  })
  const rent = printed({ ...rented, method: { kind: 'total', cents: 1 }, installation: { kind: 'none' } })
  expect([rent.includesInstallation, rent.includesFreight]).toEqual([false, false])
  expect(printed(optional(false)).otherWork).toEqual([
    { name: 'Removal of old steps', isIncluded: true },
    { name: 'Work on the storm door', isIncluded: false },
  ])
})

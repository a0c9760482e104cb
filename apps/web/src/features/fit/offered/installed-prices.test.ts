import type { LayoutPrices } from '@ramp/contracts'
import { fitted, NO_WISHES, newLayout, setRise } from '@ramp/domain'
import { moneyText } from '@ramp/shell'
import { expect, test } from 'vitest'
import { p3g } from '../../../lib/testing/described-system.ts'
import { fitRequestOf } from '../fit-request-of.ts'
import { keyOf } from './fit-messages.ts'
import { installedPrices, offeredPrice, rankedBy, rankWords, whyInstalled } from './installed-prices.ts'

const ask = fitRequestOf(setRise(24)(newLayout('P3G')), { codes: ['IRC'], wishes: NO_WISHES, keep: [] })
const found = ask ? fitted(ask, { catalogue: p3g }).proposals.slice(0, 3) : []
const [first, second, third] = found
if (!first || !second || !third) throw new Error('Too little fits')

const price = (total: number, taxes: null | []): LayoutPrices['prices'][number] => ({
  price: {
    ...{ charges: [], discount: null, beforeTax: total, taxes, total, exemption: null, optionalLines: [] },
    ...{
      otherWork: [],
      payments: [],
      payers: [],
      customerShare: total,
      hasNoCustomerShare: false,
      rental: null,
    },
  } as never,
  findings: [],
})
const priced = (...totals: readonly number[]) =>
  installedPrices(found, { prices: totals.map((total) => price(total, [])) })

test('ramps are ranked by what they cost installed, straight ones first where that is wished', () => {
  const prices = priced(900_000, 700_000, 800_000)
  expect(rankedBy(found, prices, false).map(keyOf)).toEqual([second, third, first].map(keyOf))
  const turned = { ...first, kind: 'l', layout: second.layout } as const
  const straight = { ...first, kind: 'straight' } as const
  const dear = installedPrices([turned, straight], { prices: [price(1, []), price(2, [])] })
  expect(rankedBy([turned, straight], dear, true)).toEqual([straight, turned])
  expect(rankedBy(found, null, true)).toBe(found)
})

test('without a price of every ramp they are ranked by their parts', () => {
  const prices = installedPrices(found, {
    prices: [price(1, []), { price: null, findings: [] }, price(2, [])],
  })
  expect(prices).toBeNull()
  expect([rankWords(prices), rankWords(priced(1, 2, 3))]).toEqual(['by parts price', 'by installed price'])
})

test('a price says what it is of', () => {
  expect(offeredPrice(first, null)).toEqual({ amount: moneyText(first.price), of: null })
  expect(offeredPrice(first, priced(981_400, 1, 1))).toEqual({ amount: '$9,814.00', of: 'Installed' })
  const beforeTax = installedPrices([first], { prices: [price(981_400, null)] })
  expect(offeredPrice(first, beforeTax).of).toBe('Installed, before tax')
})

test('the lowest installed price is said, and that of the parts under its own name', () => {
  const prices = priced(900_000, 700_000, 800_000)
  const why = (one: typeof first, words: string) =>
    whyInstalled(words, { ...one, why: words }, { prices, all: found })
  expect(why(second, 'Fewest turns.')).toBe('Lowest installed price of these.')
  expect(why(first, 'Lowest cost.')).toBe('Lowest parts price.')
  const alike = { prices: priced(700_000, 700_000, 800_000), all: found }
  expect(whyInstalled('Closest to the house.', second, alike)).toBe('Closest to the house.')
  expect(why(third, 'Fewest turns.')).toBe('Fewest turns.')
  expect(whyInstalled('Lowest cost.', first, { prices: null, all: found })).toBe('Lowest cost.')
})

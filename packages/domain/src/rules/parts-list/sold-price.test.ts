import { expect, test } from 'vitest'
import { analysed, first, p3g } from '../../../fixtures/p3g.ts'
import { soldPrice } from './sold-price.ts'

test.each(
  p3g.items.filter(({ expandsTo }) => expandsTo.length > 0).map((item) => [item.shortName, item] as const),
)('%s costs what it brings to the parts list', (shortName, item) => {
  const { partsList } = analysed({ parts: [first('a', shortName)], runs: [] })
  expect(soldPrice(item, p3g)).toBe(partsList.partsTotal)
  expect(partsList.partsTotal).toBeGreaterThan(0)
})

test('what is ordered as it is costs its own price, and nothing is made up where none is known', () => {
  const [ramp] = p3g.items.filter(({ shortName }) => shortName === 'PRSTL8')
  if (!ramp) throw new Error('no ramp')
  expect(soldPrice(ramp, p3g)).toBe(ramp.price)
  expect(soldPrice({ ...ramp, price: null }, p3g)).toBeNull()
  expect(soldPrice({ ...ramp, expandsTo: [{ shortName: 'none', quantity: 1 }] }, p3g)).toBeNull()
})

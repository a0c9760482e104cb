import { expect, test } from 'vitest'
import { first, layoutOf, p3g } from '../../../fixtures/p3g.ts'
import { catalogueOf } from '../../model/catalogue/catalogue.ts'
import { isSold, noLongerSold } from './no-longer-sold.ts'

test.each`
  successor | endOfSale       | day             | sold
  ${null}   | ${null}         | ${'2027-06-30'} | ${true}
  ${null}   | ${'2027-06-30'} | ${'2027-06-30'} | ${true}
  ${null}   | ${'2027-06-30'} | ${'2027-07-01'} | ${false}
  ${'NEW'}  | ${null}         | ${'2027-06-30'} | ${false}
`(
  'with successor $successor and end of sale $endOfSale an item is sold on $day: $sold',
  ({ day, sold, ...item }) => {
    expect(isSold(item, day)).toBe(sold)
  },
)

test('parts that are superseded, ended or gone are named once, with what replaces them', () => {
  const drawn = layoutOf({
    parts: ['PRSTL5', 'PRSTL6', 'PRSTL7', 'PRSTL8', 'PRSTL5'].map((name, index) => first(`p${index}`, name)),
    runs: [],
  })
  const items = p3g.items
    .filter(({ shortName }) => shortName !== 'PRSTL8')
    .map((item) => {
      if (item.shortName === 'PRSTL5') return { ...item, successor: 'PRSTL6' }
      return item.shortName === 'PRSTL7' ? { ...item, endOfSale: '2027-01-31' } : item
    })
  const found = noLongerSold(drawn, catalogueOf({ ...p3g, items }), '2027-02-01')
  expect(found.map(({ shortName, successor }) => [shortName, successor?.shortName ?? null])).toEqual([
    ['PRSTL5', 'PRSTL6'],
    ['PRSTL7', null],
    ['PRSTL8', null],
  ])
})

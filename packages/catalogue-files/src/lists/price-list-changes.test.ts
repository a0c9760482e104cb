import { readFileSync } from 'node:fs'
import { catalogueOf } from '@ramp/domain'
import { expect, test } from 'vitest'
import { priceListChanges, readCatalogueFiles, readPriceList, readSisterLines } from '../index.ts'

const before = readCatalogueFiles()
const sisterLines = readSisterLines()
const bytes = readFileSync(new URL('../../fixtures/second-list.csv', import.meta.url))
const after = readPriceList(bytes, 'second-list.csv', { name: 'second', before, sisterLines })

test('nothing changes from a list to itself', () => {
  expect(Object.values(priceListChanges(after, after, sisterLines)).flat()).toEqual([])
})

test('what the second list changes is told once for all lines that sell an item', () => {
  const { added, gone, prices, superseded, ending, described } = priceListChanges(before, after, sisterLines)
  expect(added).toEqual([
    {
      itemNumber: '21155',
      shortName: 'PRSTL5N',
      description: 'Solid ramp, two-line handrails with round rails, 36 in wide, 5 ft',
      productLines: ['P3G'],
      price: 84_912,
    },
  ])
  expect(gone).toEqual([])
  expect(superseded).toMatchObject([{ shortName: 'PRSTL5', successor: 'PRSTL5N' }])
  expect(ending).toMatchObject([{ shortName: 'PUCB8', endOfSale: '2027-12-31' }])
  expect(described).toEqual([])
  const moved = before
    .filter(({ productLine }) => !sisterLines[productLine])
    .flatMap(({ items }) => items.filter(({ role }) => role === 'ramp' || role === 'leg'))
  expect(prices).toHaveLength(new Set(moved.map(({ itemNumber }) => itemNumber)).size)
  expect(prices.find(({ shortName }) => shortName === 'PRSTL6')).toMatchObject({
    before: 90_843,
    after: 94_477,
  })
})

test('an item that goes, and one that is described otherwise', () => {
  const changed = after.map((line) => ({
    ...line,
    items: line.items
      .filter(({ shortName }) => shortName !== 'PUCB8')
      .map((item) => (item.shortName === 'PRSTL6' ? { ...item, weight: 98 } : item)),
  }))
  expect(priceListChanges(after, changed, sisterLines)).toMatchObject({
    gone: [{ shortName: 'PUCB8', price: 10_430 }],
    described: [{ shortName: 'PRSTL6', columns: ['weight'] }],
    prices: [],
  })
})

test('no rule chooses an item that another one replaces, and a drawing that has it still finds it', () => {
  const p3g = catalogueOf(after[0] ?? fail())
  expect(p3g.byRole.get('ramp')?.map(({ shortName }) => shortName)).not.toContain('PRSTL5')
  expect(p3g.byRole.get('ramp')?.map(({ shortName }) => shortName)).toContain('PRSTL5N')
  expect(p3g.byShortName.get('PRSTL5')?.successor).toBe('PRSTL5N')
})

function fail(): never {
  throw new Error('no line')
}

import { readCatalogueFiles } from '@ramp/catalogue-files'
import { type Catalogue, catalogueOf, type Item, type Restocking } from '@ramp/domain'
import { expect, test } from 'vitest'
import { layoutOf } from '../../app/testing/test-server.ts'
import { orderCostWith } from './order-cost.ts'
import type { FrozenRow, ReturnLine } from './store/rows.ts'

const [p3g] = readCatalogueFiles()
if (!p3g) throw new Error('no catalogue')

/** The catalogue with what a list says of returns. */
const saying = (said: Readonly<Record<string, Restocking>>): Catalogue =>
  catalogueOf({
    ...p3g,
    items: p3g.items.map((item: Item) => ({ ...item, restocking: said[item.itemNumber] })),
  })

const returned = (itemNumber: string): ReturnLine => ({
  itemNumber,
  shortName: itemNumber,
  description: '',
  quantity: 2,
  unitPrice: 90_843,
  restocking: null,
})

test('returns say what the list in force charges for restocking, that a part is not taken back, or nothing', async () => {
  const catalogue = saying({ '21160': 15, '23130': 'not-returnable', '21180': 0 })
  const costOf = await orderCostWith({
    lists: {
      inForce: () => '1',
      today: () => '2027-03-01',
      honored: () => ({ isHonored: true, until: null }),
      catalogueFor: () => catalogue,
      load: async () => undefined,
    },
    knownCustoms: async (layout) => layout,
  })({ layout: layoutOf('t2-straight'), catalogue_version: '1' } as FrozenRow, undefined)
  const { returns } = costOf({
    lines: [],
    returns: ['21160', '23130', '21180', '29032', '99999'].map(returned),
  })
  expect(returns.map(({ restocking }) => restocking)).toEqual([15, 'not-returnable', 0, null, null])
})

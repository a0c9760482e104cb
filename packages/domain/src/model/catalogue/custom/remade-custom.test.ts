import { expect, test } from 'vitest'
import { analysed, catalogues, first } from '../../../../fixtures/p3g.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import type { ProductLine } from '../../products/product-line.ts'
import type { Item } from '../item.ts'
import { type CustomWish, customItem } from './custom-item.ts'
import { remadeCustom } from './remade-custom.ts'

const NUMBER = '27000'
const kind = { surface: 'SOLID', handrails: 'TWO_LINE', isTurn: false, isLowProfile: false } as const
const platform = { ...kind, itemType: 'PLATFORM', width: 42, length: 66 } as const
const ramp = { ...kind, itemType: 'RAMP', width: 42, length: 72 } as const
const plate = (baseItemNumber: string, width: number, length: number) =>
  ({ itemType: 'TRANSITION', baseItemNumber, width, length }) as const
const made = (product: ProductLine, wish: CustomWish): Item => {
  const item = customItem(wish, catalogues(product), NUMBER)
  if (!item) throw new Error('the row asks for a part that cannot be made')
  return item
}

test.each<[string, ProductLine, CustomWish]>([
  ['a platform', 'P3G', platform],
  ['a turn platform', 'P3G', { ...platform, isTurn: true }],
  ['a platform with vertical pickets', 'P3G', { ...platform, handrails: 'VERT_PICKET' }],
  ['an expanded metal platform', 'P3G', { ...platform, surface: 'EXP_METAL' }],
  ['a PATHWAY HD extension', 'PHD', { ...platform, itemType: 'PLATFORM_EXT', width: 60, length: 42 }],
  ['a ramp', 'P3G', ramp],
  ['a transition', 'P3G', plate('29010', 42, 4)],
  ['a bridge plate', 'P3G', plate('29016', 54, 8)],
  ['a PATHWAY HD ramp', 'PHD', { ...ramp, width: 51, length: 96 }],
  ['a PATHWAY HD plate', 'PHD', plate('29016', 36, 8)],
  ['a PATHWAY HD transition', 'PHD', plate('29012', 48, 6)],
  ['an American Access platform', 'APD', platform],
])('%s is made again with its own price, weight and size, whatever was saved', (_, product, wish) => {
  const item = made(product, wish)
  const saved = {
    ...item,
    price: 1,
    weight: 0,
    width: 1,
    length: 1,
    shortName: 'MINE',
    description: 'My own',
  }
  const again = remadeCustom(saved, catalogues(product))
  expect(again).toEqual({ ...item, shortName: 'MINE', description: 'My own' })
})

test.each<[string, Partial<Item>]>([
  ['wider than it is made', { usableWidth: 500 }],
  ['off the slider', { usableWidth: 42.3 }],
  ['without a size', { usableLength: null }],
  ['of a kind that is not made to measure', { itemType: 'STAIR' }],
  ['with a surface that no model has', { surface: null }],
])('a part %s has no price', (_, wrong) => {
  const saved = { ...made('P3G', platform), ...wrong, price: 1 }
  expect(remadeCustom(saved, catalogues('P3G')).price).toBeNull()
})

const drawn = analysed({
  customParts: [{ itemType: 'PLATFORM', width: 42, length: 66, handrails: 'TWO_LINE' }],
  parts: [first('A', 'PPS42x66TL')],
  runs: [],
})

test.each<[string, Partial<Item>, number]>([
  ['saved at 1 cent is listed at its own price', { price: 1 }, 128_247],
  ['that cannot be made is said to have no price', { price: 1, usableWidth: 500 }, 0],
])('a custom part %s', (_, wrong, price) => {
  const customItems = drawn.layout.customItems.map((item) => ({ ...item, ...wrong }))
  const { partsList, issues } = analyse({ ...drawn.layout, customItems }, catalogues('P3G'))
  expect(partsList.lines.find(({ itemNumber }) => itemNumber === NUMBER)?.total).toBe(price)
  expect(issues.some(({ code }) => code === 'parts-list.price-missing')).toBe(price === 0)
})

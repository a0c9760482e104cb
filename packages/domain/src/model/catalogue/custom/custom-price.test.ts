import { expect, test } from 'vitest'
import { catalogues } from '../../../../fixtures/p3g.ts'
import { distinct } from '../../../base/distinct.ts'
import type { ProductLine } from '../../products/product-line.ts'
import { type CustomPartWish, customItem } from './custom-item.ts'

const SIZES = [6, 18, 24, 36, 42, 48, 54, 60, 66, 72, 78, 84, 90, 96] as const
type Kind = Omit<CustomPartWish, 'width' | 'length'>

/** Every kind of part of a line of which a stock part exists. */
const kindsOf = (product: ProductLine): readonly Kind[] => {
  const kinds = catalogues(product).items.flatMap(({ itemType, surface, handrails, isLowProfile }) =>
    (itemType === 'PLATFORM' || itemType === 'PLATFORM_EXT' || itemType === 'RAMP') && surface && handrails
      ? JSON.stringify({ itemType, surface, handrails, isLowProfile, isTurn: false })
      : [],
  )
  return distinct(kinds).map((kind) => JSON.parse(kind))
}

const LINES: readonly ProductLine[] = ['P3G', 'P2G', 'PHD', 'APD', 'HAR']
const rows = LINES.flatMap((product) =>
  kindsOf(product).map((kind) => [product, Object.values(kind).join(' '), kind] as const),
)

test.each(rows)('no larger %s %s made to measure costs less than a smaller one', (product, _, kind) => {
  const made = (width: number, length: number) =>
    customItem({ ...kind, width, length }, catalogues(product), '27000')
  const compared = SIZES.flatMap((width) =>
    SIZES.flatMap((length, index) => {
      const [small, long, wide] = [
        made(width, length),
        made(width, SIZES[index + 1] ?? 0),
        made(SIZES[SIZES.indexOf(width) + 1] ?? 0, length),
      ]
      return [long, wide].flatMap((large) => (small && large ? [[small, large] as const] : []))
    }),
  )
  const wrong = compared.filter(
    ([small, large]) =>
      (small.price ?? 0) <= 0 || (large.price ?? 0) < (small.price ?? 0) || small.weight <= 0,
  )
  expect(wrong.map(([small, large]) => [small.shortName, small.price, large.shortName, large.price])).toEqual(
    [],
  )
  expect(compared.length).toBeGreaterThan(0)
})

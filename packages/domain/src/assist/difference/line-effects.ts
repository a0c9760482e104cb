import { groupBy } from '../../base/group-by.ts'
import type { Cents } from '../../base/units.ts'
import type { Line } from '../../rules/parts-list/line.ts'
import type { BeforeAfter } from './terms/difference.ts'

/** What a total differs by: what was drawn, and what a piece costs. Together exactly the difference. */
export type Effects = { readonly drawing: Cents; readonly priceList: Cents }

type Priced = Pick<Line, 'quantity' | 'unitPrice' | 'total'>
type Lines = BeforeAfter<readonly Priced[]>

/**
 * The effects on one item. It may be on several lines at typed prices: pieces that cost the same on both sides are held against
 * each other first, so that a typed price that stayed is no change of the price list.
 * @param listPrice of the price list before; null where it lacks the item
 */
export function effectsOf(lines: Lines, listPrice: Cents | null): Effects {
  if (lines.before.length <= 1 && lines.after.length <= 1) return pooled(lines, listPrice)
  const before = groupBy(lines.before, ({ unitPrice }) => unitPrice)
  const after = groupBy(lines.after, ({ unitPrice }) => unitPrice)
  const isShared = ({ unitPrice }: Priced) => before.has(unitPrice) && after.has(unitPrice)
  const ofShared = [...before].flatMap(([price, group]) => {
    const others = after.get(price)
    return others ? [pooled({ before: group, after: others }, price)] : []
  })
  const rest = {
    before: lines.before.filter((line) => !isShared(line)),
    after: lines.after.filter((line) => !isShared(line)),
  }
  return sumOfEffects([...ofShared, pooled(rest, listPrice)])
}

export const sumOfEffects = (effects: readonly Effects[]): Effects => ({
  drawing: effects.reduce((sum, { drawing }) => sum + drawing, 0),
  priceList: effects.reduce((sum, { priceList }) => sum + priceList, 0),
})

/**
 * The effects on lines taken together. Stored totals are what counts: a price that is no whole cent, because pieces cost differently,
 * is rounded in one effect and made up for in the other.
 */
function pooled({ before, after }: Lines, listPrice: Cents | null): Effects {
  const [q1, q2] = [quantityOf(before), quantityOf(after)]
  const [was, is] = [totalOf(before), totalOf(after)]
  const drawing =
    q1 === 0 ? addedFor(q2, before[0]?.unitPrice ?? listPrice, is) : Math.round(((q2 - q1) * was) / q1)
  // Taking away what costs nothing gives -0, which would print as -$0.00.
  return { drawing: drawing + 0, priceList: is - was - drawing }
}

/** A line of no pieces has a price all the same, such as an add-on that was ordered and taken back. */
const addedFor = (quantity: number, price: Cents | null, total: Cents): Cents =>
  price === null ? total : Math.round(quantity * price)

export const quantityOf = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

export const totalOf = (lines: readonly Pick<Line, 'total'>[]): Cents =>
  lines.reduce((sum, { total }) => sum + total, 0)

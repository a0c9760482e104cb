import { type Catalogue, isOrderedAsDrawn, type PlacedPart, pieceUsage, soldPrice } from '@ramp/domain'
import { moneyText } from '@ramp/shell'
import { weightText } from '../../../lib/names/figure-text.ts'

type Shown = Pick<PlacedPart, 'part' | 'item'>

/** Of a lift most parts are drawn only: the catalog has neither a price nor a weight for them (spec 2 §2.1). */
const isDrawnOnly = (shown: Shown): boolean => shown.part.kind === 'vpl' && !isOrderedAsDrawn(shown)

/** What a part adds to the sums of the quote. */
export function soldFigures(shown: Shown, catalogue: Catalogue): readonly (readonly [string, string])[] {
  if (isDrawnOnly(shown))
    return [
      ['Weight', 'not included'],
      ['Price', 'not included'],
    ]
  const price = soldPrice(shown.item, catalogue)
  return [
    ['Weight', weightText(shown.item.weight)],
    ['Price', price === null ? 'not priced' : moneyText(price)],
  ]
}

/** Said of a part that the quote does not order as it is drawn; null of one that it does. */
export function displayRemark(shown: Shown): string | null {
  if (isDrawnOnly(shown)) return 'Display only: not in the parts list, the weight, or the price.'
  return shown.part.kind === 'piece' && pieceUsage(shown.item) === 'displaySmart'
    ? 'Display only: the quote orders what the system needs.'
    : null
}

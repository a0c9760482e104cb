import type { Cents } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'

/** What an item costs: its own price, or that of all it is made of; null where a price is missing. */
export function soldPrice({ price, expandsTo }: Item, catalogue: Catalogue): Cents | null {
  if (expandsTo.length === 0) return price
  return expandsTo.reduce<Cents | null>((sum, { shortName, quantity }) => {
    const one = catalogue.byShortName.get(shortName)?.price ?? null
    return sum === null || one === null ? null : sum + one * quantity
  }, 0)
}

import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item, ItemType } from '../../model/catalogue/item.ts'
import type { Layout } from '../../model/layout/layout.ts'

/** Single supports in one item as it is sold (domain 7.10 legs); one where an item is one. */
const SUPPORTS_IN: Readonly<Partial<Record<Item['role'], number>>> = {
  leg: 2,
  'foot-low-profile': 2,
  'foot-low-profile-ramp': 2,
  'foot-low-profile-platform': 4,
}

/** Items of some types that a person ordered by hand, singly: a pair of legs is there twice. At most `most` of each. */
export function orderedByHand(
  { additionalProducts }: Layout,
  { byShortName }: Catalogue,
  types: readonly ItemType[],
  most: number,
): readonly Item[] {
  return additionalProducts.flatMap(({ shortName, qty }) => {
    const item = byShortName.get(shortName)
    if (!item || !types.includes(item.itemType)) return []
    const count = Math.min(most, qty * (SUPPORTS_IN[item.role] ?? 1))
    return new Array<Item>(count).fill(item)
  })
}

/**
 * What is missing that an item ordered by hand can stand in for; each item stands in once. Those that are hardest to
 * fill come first in `missing`: whatever fits them fits the rest as well.
 */
export function filledByHand<Missing>(
  missing: readonly Missing[],
  ordered: readonly Item[],
  fits: (item: Item, missing: Missing) => boolean,
): ReadonlySet<Missing> {
  const left = [...ordered]
  const filled = new Set<Missing>()
  for (const one of missing) {
    const index = left.findIndex((item) => fits(item, one))
    if (index < 0) continue
    left.splice(index, 1)
    filled.add(one)
  }
  return filled
}

/** Whether an item does what another does that the rules ask for: it has its role, and is as long or as wide at least. */
export const standsIn = (item: Item, asked: Item): boolean =>
  item.role === asked.role && (item.limit ?? Number.POSITIVE_INFINITY) >= (asked.limit ?? 0)

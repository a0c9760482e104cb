import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Layout } from '../../model/layout/layout.ts'

/** An item that another one replaces, and how many of it are drawn or added. */
export type Replacement = { readonly from: Item; readonly to: Item; readonly quantity: number }

export type Replaced = { readonly layout: Layout; readonly replaced: readonly Replacement[] }

/** The item that is sold in place of another one from now on; null where it is still sold, or where nothing replaces it. */
export function successorOf(shortName: string, { byShortName }: Pick<Catalogue, 'byShortName'>): Item | null {
  const seen = new Set<string>()
  let item = byShortName.get(shortName)
  while (item?.successor && !seen.has(item.shortName)) {
    seen.add(item.shortName)
    item = byShortName.get(item.successor)
  }
  return item && item.shortName !== shortName ? item : null
}

/** A drawing with every item that another one replaces exchanged for it; what is drawn stays where it stands. */
export function replaceSuperseded(layout: Layout, catalogue: Pick<Catalogue, 'byShortName'>): Replaced {
  const found = new Map<string, Replacement>()
  const replace = (shortName: string, quantity: number): Item | null => {
    const to = successorOf(shortName, catalogue)
    const from = catalogue.byShortName.get(shortName)
    if (!to || !from) return null
    found.set(shortName, { from, to, quantity: (found.get(shortName)?.quantity ?? 0) + quantity })
    return to
  }
  const parts = layout.parts.map((part) => {
    const item = replace(part.shortName, 1)
    return item ? { ...part, shortName: item.shortName } : part
  })
  const additionalProducts = layout.additionalProducts.map((one) => {
    const item = replace(one.shortName, one.qty)
    return item
      ? { ...one, shortName: item.shortName, itemNumber: item.itemNumber, itemType: item.itemType }
      : one
  })
  const replaced = [...found.values()]
  return { layout: replaced.length === 0 ? layout : { ...layout, parts, additionalProducts }, replaced }
}

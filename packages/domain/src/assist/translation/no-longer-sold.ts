import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { successorOf } from './replace-superseded.ts'

/** Whether an item is offered for new drawings on a day, such as 2027-06-30: nothing replaces it, and its sale has not ended. */
export const isSold = (
  { successor, endOfSale }: Pick<Item, 'successor' | 'endOfSale'>,
  day: string,
): boolean => !successor && (!endOfSale || endOfSale >= day)

/** A drawn or added part that is offered no more. */
export type NoLongerSold = {
  readonly shortName: string
  /** What replaces it; null where nothing does. */
  readonly successor: Item | null
}

/** The parts and add-ons of a drawing that a list no longer sells on a day, each once. */
export function noLongerSold(
  { parts, additionalProducts, customItems }: Pick<Layout, 'parts' | 'additionalProducts' | 'customItems'>,
  catalogue: Pick<Catalogue, 'byShortName'>,
  day: string,
): readonly NoLongerSold[] {
  const made = new Set(customItems.map(({ shortName }) => shortName))
  const names = new Set([...parts, ...additionalProducts].map(({ shortName }) => shortName))
  return [...names].flatMap((shortName) => {
    const item = catalogue.byShortName.get(shortName)
    if (made.has(shortName) || (item && isSold(item, day))) return []
    return [{ shortName, successor: successorOf(shortName, catalogue) }]
  })
}

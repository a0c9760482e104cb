import { memoize } from '../../../base/memoize.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Item } from '../item.ts'
import { remadeCustom } from './remade-custom.ts'

/**
 * The catalogue as one layout sees it: its custom parts are found by name and number, as the catalogue has them made
 * today. They stay out of the lists and roles, so that no rule ever orders one by itself. Memoized by identity; the
 * version stays that of the catalogue.
 */
export const catalogueWith = memoize((customItems: readonly Item[], catalogue: Catalogue): Catalogue => {
  if (customItems.length === 0) return catalogue
  const made = customItems.map((item) => remadeCustom(item, catalogue))
  return {
    ...catalogue,
    byShortName: withEach(catalogue.byShortName, made, ({ shortName }) => shortName),
    byItemNumber: withEach(catalogue.byItemNumber, made, ({ itemNumber }) => itemNumber),
  }
})

/** What is in stock is never hidden by a custom part of the same name. */
const withEach = (
  known: ReadonlyMap<string, Item>,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, Item> => new Map([...items.map((item) => [keyOf(item), item] as const), ...known])

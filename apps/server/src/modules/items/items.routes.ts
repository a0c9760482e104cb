import {
  catalogItemsGet,
  itemByItemNumberGet,
  itemByShortNameGet,
  itemGetImmutableConfigurationItems,
  itemRequestConfigurationItems,
  itemRequestTransitionConfigurationItems,
  itemsByItemNumberListGet,
  linearFeetGet,
} from '@ramp/contracts'
import { type Route, route } from '../../http/route.ts'
import type { CatalogueFor } from '../../policies/catalogue-for.ts'
import type { findItems } from './find-items.ts'
import { itemLists } from './item-lists.ts'

type Deps = { readonly items: ReturnType<typeof findItems>; readonly catalogueFor: CatalogueFor }

export function itemsRoutes({ items, catalogueFor }: Deps): Route[] {
  const lists = itemLists(catalogueFor)
  return [
    route(linearFeetGet, async ({ itemNumbers, productLine }, caller) =>
      items.linearFeet(caller, itemNumbers, productLine),
    ),
    route(itemByShortNameGet, async ({ shortName, productLine }, caller) =>
      items.byShortName(caller, shortName, productLine),
    ),
    route(itemByItemNumberGet, async ({ itemNumber, productLine }, caller) =>
      items.byNumber(caller, itemNumber, productLine),
    ),
    route(itemsByItemNumberListGet, async ({ itemNumbers, productLine }, caller) =>
      items.byNumbers(caller, itemNumbers, productLine),
    ),
    route(itemRequestConfigurationItems, async (options, caller) => lists.forOptions(caller, options)),
    route(itemGetImmutableConfigurationItems, async ({ productLine }, caller) =>
      lists.immutable(productLine, caller),
    ),
    route(itemRequestTransitionConfigurationItems, async ({ productLine, usableWidth }, caller) =>
      lists.transitions(productLine, caller, usableWidth),
    ),
    route(catalogItemsGet, async ({ productLine }, caller) => lists.addOns(productLine, caller)),
  ]
}

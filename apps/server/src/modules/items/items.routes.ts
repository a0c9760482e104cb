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
import type { findItems } from './find-items.ts'
import { itemLists } from './item-lists.ts'

type Deps = Parameters<typeof itemLists>[0] & { readonly items: ReturnType<typeof findItems> }

export function itemsRoutes({ items, ...deps }: Deps): Route[] {
  const lists = itemLists(deps)
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
    route(itemRequestConfigurationItems, (options, caller) => lists.forOptions(caller, options)),
    route(itemGetImmutableConfigurationItems, (line, caller) => lists.immutable(line, caller)),
    route(itemRequestTransitionConfigurationItems, ({ productLine, usableWidth }, caller) =>
      lists.transitions({ productLine }, caller, usableWidth),
    ),
    route(catalogItemsGet, (line, caller) => lists.addOns(line, caller)),
  ]
}

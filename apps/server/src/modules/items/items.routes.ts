import {
  catalogItemsGet,
  itemByShortNameGet,
  itemGetImmutableConfigurationItems,
  itemRequestConfigurationItems,
  itemsByItemNumberListGet,
  itemTransformConfigurationItem,
  linearFeetGet,
} from '@ramp/contracts'
import type { CatalogueFor } from '../../http/catalogue-for.ts'
import { type Route, route } from '../../http/route.ts'
import { type itemsService, unknownItem } from './items.service.ts'
import { transformItem } from './transform-item.ts'

type Items = ReturnType<typeof itemsService>

export const itemsRoutes = (items: Items, catalogueFor: CatalogueFor): Route[] => [
  route(linearFeetGet, async ({ itemNumbers, productLine }, caller) =>
    items.linearFeet(caller, itemNumbers, productLine),
  ),
  route(itemByShortNameGet, async ({ shortName, productLine }, caller) =>
    items.byShortName(caller, shortName, productLine),
  ),
  route(itemsByItemNumberListGet, async ({ itemNumbers, productLine }, caller) =>
    items.byNumber(caller, itemNumbers, productLine),
  ),
  route(itemRequestConfigurationItems, async (options, caller) => items.forOptions(caller, options)),
  route(itemGetImmutableConfigurationItems, async ({ productLine }, caller) =>
    items.immutable(productLine, caller),
  ),
  route(itemTransformConfigurationItem, async (request) => {
    const catalogue = catalogueFor(request.productLine)
    const current = catalogue.byItemNumber.get(request.currentItemNumber)
    if (!current) throw unknownItem(request.currentItemNumber)
    return transformItem(catalogue, current, request)
  }),
  route(catalogItemsGet, async ({ productLine }, caller) => items.addOns(productLine, caller)),
]

import {
  itemConfigurationItemTransforms,
  itemGenerateCustomConfigurationItem,
  itemGenerateCustomTransition,
  itemTransformConfigurationItem,
  itemTranslateItemList,
} from '@ramp/contracts'
import { type ItemTranslation, variantsOf } from '@ramp/domain'
import { type Route, route } from '../../http/route.ts'
import type { CatalogueFor, LoadShown } from '../../policies/catalogue-for.ts'
import type { CustomItems } from './custom-items.service.ts'
import type { findItems } from './find-items.ts'
import { transform } from './transform-item.ts'
import { translateItems } from './translate-items.ts'

type Deps = {
  readonly items: ReturnType<typeof findItems>
  readonly customs: CustomItems
  readonly catalogueFor: CatalogueFor
  readonly loadShown: LoadShown
  readonly translation: readonly ItemTranslation[]
}

/** Items that stand in place of others: changed, made to measure, or of another product line. */
export const madeItemsRoutes = ({ items, customs, catalogueFor, loadShown, translation }: Deps): Route[] => [
  route(itemTransformConfigurationItem, async (request, caller) => {
    const current = await items.byNumber(caller, request.currentItemNumber, request.productLine)
    const version = request.version && (await loadShown(request.version))
    const catalogue = catalogueFor(request.productLine, version)
    return transform(current, request, { catalogue, customs, caller })
  }),
  route(itemConfigurationItemTransforms, async ({ productLine, currentItemNumber }, caller) =>
    variantsOf(catalogueFor(productLine), await items.byNumber(caller, currentItemNumber, productLine)),
  ),
  route(itemGenerateCustomConfigurationItem, async (wanted, caller) => {
    const { productLine, itemType, surfaceType, railType, isTurn, isLowProfile, length, width } = wanted
    const size = { length, width }
    const wish = { ...size, itemType, surface: surfaceType, handrails: railType, isTurn, isLowProfile }
    const version = wanted.version && (await loadShown(wanted.version))
    return customs.generate(caller, productLine, { wish, description: wanted.description, version })
  }),
  route(
    itemGenerateCustomTransition,
    async ({ productLine, itemNumber, length, width, description, version }, caller) => {
      const wish = { itemType: 'TRANSITION', baseItemNumber: itemNumber, length, width } as const
      return customs.generate(caller, productLine, {
        wish,
        description,
        version: version && (await loadShown(version)),
      })
    },
  ),
  route(itemTranslateItemList, async (request) =>
    translateItems(request, { pairs: translation, to: catalogueFor('P2G') }),
  ),
]

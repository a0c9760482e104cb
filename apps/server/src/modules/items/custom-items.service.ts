import { type CustomWish, customItem, type Item, type ProductLine, refusedCustomItem } from '@ramp/domain'
import { AppError } from '../../http/app-error.ts'
import type { CatalogueFor } from '../../http/catalogue-for.ts'
import type { KnownCustoms } from '../../http/known-customs.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CustomItemsRepository, StoredCustom } from './custom-items.repository.ts'

type Needs = {
  readonly repository: CustomItemsRepository
  readonly catalogueFor: CatalogueFor
  readonly now: () => Date
}

/** No part of a catalogue has it; the real number is given when the part can be made. */
const NOT_NUMBERED = '00000'

/** Parts made to measure: made by the domain, numbered and remembered here. */
export const customItemsService = ({ repository, catalogueFor, now }: Needs) => {
  const itemOf = (productLine: ProductLine, stored: StoredCustom | null): Item | null =>
    stored && customItem(stored.wish, catalogueFor(productLine), stored.itemNumber)

  const byNumber = async (productLine: ProductLine, itemNumber: string): Promise<Item | null> =>
    itemOf(productLine, await repository.byNumber(productLine, itemNumber))

  /** The layout with its parts made to measure as they cost today; a part that was not made here is refused. */
  const knownCustoms: KnownCustoms = async (layout) => {
    if (layout.customItems.length === 0) return layout
    const { product } = layout.project
    const customItems = await Promise.all(
      layout.customItems.map(async (sent) => {
        const known = await byNumber(product, sent.itemNumber)
        if (known?.shortName === sent.shortName) return { ...known, description: sent.description }
        throw new AppError(
          'item.unknown',
          `The custom part ${sent.shortName} was not generated here. Generate it again, then use the new one.`,
        )
      }),
    )
    return { ...layout, customItems }
  }

  return {
    byNumber,
    knownCustoms,
    byShortName: async (productLine: ProductLine, shortName: string): Promise<Item | null> =>
      itemOf(productLine, await repository.byShortName(productLine, shortName)),

    /** Makes a part to measure; one that cannot be made is answered with the number that says so (spec 2 §5). */
    async generate(caller: Caller, productLine: ProductLine, wish: CustomWish): Promise<Item> {
      const catalogue = catalogueFor(productLine)
      const made = customItem(wish, catalogue, NOT_NUMBERED)
      const number =
        made &&
        (await repository.keep({
          productLine,
          shortName: made.shortName,
          wish,
          createdBy: caller.name,
          now: now(),
        }))
      if (made && number !== null) return { ...made, itemNumber: number }
      const refused = refusedCustomItem(catalogue)
      if (!refused) throw new Error(`the catalogue of ${productLine} has no item for parts made to order`)
      return refused
    },
  }
}

export type CustomItems = ReturnType<typeof customItemsService>

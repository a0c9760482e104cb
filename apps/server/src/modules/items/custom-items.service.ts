import { type CustomWish, customItem, type Item, type ProductLine, refusedCustomItem } from '@ramp/domain'
import { AppError } from '../../http/app-error.ts'
import { mayOpenHeader } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CatalogueFor } from '../../policies/catalogue-for.ts'
import type { CustomItemsRepository, StoredCustom } from './custom-items.repository.ts'

type Deps = {
  readonly repository: CustomItemsRepository
  readonly catalogueFor: CatalogueFor
  readonly now: () => Date
}

type ToMake = {
  readonly wish: CustomWish
  readonly description?: string | undefined
  /** The price list that it is priced with; the one in force where none is named. */
  readonly version?: string | undefined
}

/** No part of a catalogue has it; the real number is given when the part can be made. */
const NOT_NUMBERED = '00000'

/** Parts made to measure: made by the domain, numbered and remembered here. */
export const customItemsService = ({ repository, catalogueFor, now }: Deps) => {
  const itemAs = (caller: Caller, productLine: ProductLine, stored: StoredCustom | null): Item | null => {
    const made = stored && customItem(stored.wish, catalogueFor(productLine), stored.itemNumber)
    if (!made) return null
    const isDescribed = stored.description !== '' && mayRead(caller, stored)
    return {
      ...made,
      shortName: stored.shortName,
      description: isDescribed ? stored.description : made.description,
    }
  }

  return {
    byNumber: async (caller: Caller, productLine: ProductLine, itemNumber: string): Promise<Item | null> =>
      itemAs(caller, productLine, await repository.byNumber(productLine, itemNumber)),
    byShortName: async (caller: Caller, productLine: ProductLine, shortName: string): Promise<Item | null> =>
      itemAs(caller, productLine, await repository.byShortName(productLine, shortName)),

    /** Makes a part to measure; one that cannot be made is answered with the number that says so (spec 2 §5). */
    async generate(
      caller: Caller,
      productLine: ProductLine,
      { wish, description, version }: ToMake,
    ): Promise<Item> {
      const catalogue = catalogueFor(productLine, version)
      const made = customItem(wish, catalogue, NOT_NUMBERED)
      if (!made) return refusalIn(catalogue)
      const own = ownDescription(description, made)
      const numbering = await repository.keep({
        productLine,
        madeName: made.shortName,
        wish,
        description: own,
        customerNumber: caller.customerNumber,
        createdBy: caller.name,
        now: now(),
      })
      switch (numbering.kind) {
        case 'numbered': {
          const { itemNumber, shortName } = numbering
          return { ...made, itemNumber, shortName, description: own || made.description }
        }
        case 'none-left':
          return refusalIn(catalogue)
        case 'too-many':
          throw new AppError('item.too-many', TOO_MANY)
      }
    },
  }
}

const TOO_MANY =
  'Your company has used all new custom part numbers for today in this product line. Use an existing custom part, or contact customer service.'

/** What a customer wrote is read by those who may open this customer's quotes; others read the words of the product. */
const mayRead = (caller: Caller, { customerNumber }: StoredCustom): boolean =>
  customerNumber !== null && mayOpenHeader(caller, { customerNumber })

/** What a customer calls a part; empty where that is what the product calls it. */
export const ownDescription = (description: string | undefined, made: Pick<Item, 'description'>): string => {
  const text = description?.trim() ?? ''
  return text === made.description ? '' : text
}

function refusalIn(catalogue: ReturnType<CatalogueFor>): Item {
  const refused = refusedCustomItem(catalogue)
  if (!refused) throw new Error('the catalogue has no item for parts made to order')
  return refused
}

export type CustomItems = ReturnType<typeof customItemsService>

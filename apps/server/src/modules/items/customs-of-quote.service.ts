import { customItem, type Item, type Layout, type ProductLine } from '@ramp/domain'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { CatalogueFor } from '../../http/catalogue-for.ts'
import type { KnownCustoms } from '../../http/known-customs.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CustomItemsRepository, StoredCustom } from './custom-items.repository.ts'
import { type CustomItems, ownDescription } from './custom-items.service.ts'

type Needs = {
  readonly repository: CustomItemsRepository
  readonly customs: Pick<CustomItems, 'generate'>
  readonly catalogueFor: CatalogueFor
}

/** A part made to measure as it stands in a drawing or on a quote. */
type Named = Pick<Item, 'itemNumber' | 'shortName' | 'description'>
type Known = { readonly stored: StoredCustom; readonly made: Item }

/** Parts made to measure of a drawing that is counted or quoted: the server's own, whatever a caller sends. */
export const customsOfQuoteService = ({ repository, customs, catalogueFor }: Needs) => {
  /** What the server made under a number; refused where that was something else, or nothing. */
  function requireSame(product: ProductLine, sent: Named, stored: StoredCustom | null): Known {
    const made = stored && customItem(stored.wish, catalogueFor(product), stored.itemNumber)
    if (made && [stored.shortName, made.shortName].includes(sent.shortName)) return { stored, made }
    throw new AppError(
      'item.unknown',
      `The custom part ${sent.shortName} was not generated here. Generate it again, then use the new one.`,
    )
  }
  const known = async (product: ProductLine, sent: Named): Promise<Known> =>
    requireSame(product, sent, await repository.byNumber(product, sent.itemNumber))

  /** The part under the number that belongs to its size and its description. */
  async function numbered(caller: Caller, product: ProductLine, sent: Item): Promise<Item> {
    const { stored, made } = await known(product, sent)
    const description = ownDescription(sent.description, made)
    const item =
      description === stored.description
        ? made
        : await customs.generate(caller, product, { wish: stored.wish, description })
    return { ...item, shortName: sent.shortName, description: description || made.description }
  }

  const knownCustoms: KnownCustoms = async (layout) => {
    if (layout.customItems.length === 0) return layout
    const { product } = layout.project
    const asToday = async (sent: Item) => {
      const { made } = await known(product, sent)
      return { ...made, shortName: sent.shortName, description: sent.description }
    }
    return { ...layout, customItems: await Promise.all(layout.customItems.map(asToday)) }
  }

  return {
    knownCustoms,
    /** The drawing of a quote: a part whose description somebody has changed gets a number of its own. */
    async numberedCustoms(caller: Caller, layout: Layout): Promise<Layout> {
      const customItems: Item[] = []
      for (const sent of layout.customItems)
        customItems.push(await numbered(caller, layout.project.product, sent))
      return customItems.length === 0 ? layout : { ...layout, customItems }
    },
    /** Gives the numbers on a quote for good, in the transaction that issues it. */
    async keepQuoted(sql: Sql, product: ProductLine, quoted: readonly Named[], at: Date): Promise<void> {
      // In one order, so that two who issue with the same parts never wait for each other in a circle.
      for (const custom of quoted.toSorted(byNumber)) {
        const held = await repository.hold(sql, product, custom.itemNumber)
        const { stored, made } = requireSame(product, custom, held)
        if (ownDescription(custom.description, made) !== stored.description)
          requireSame(product, custom, null)
        await repository.markQuoted(sql, product, custom.itemNumber, at)
      }
    },
  }
}

const byNumber = (one: Named, other: Named) => one.itemNumber.localeCompare(other.itemNumber)

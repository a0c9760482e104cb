import { customItem, type Item, type Layout, type ProductLine } from '@ramp/domain'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CatalogueFor } from '../../policies/catalogue-for.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import type { CustomItemsRepository, StoredCustom } from './custom-items.repository.ts'
import { type CustomItems, ownDescription } from './custom-items.service.ts'

type Deps = {
  readonly repository: CustomItemsRepository
  readonly customs: Pick<CustomItems, 'generate'>
  readonly catalogueFor: CatalogueFor
}

/** A part made to measure as it stands in a drawing or on a quote. */
type Named = Pick<Item, 'itemNumber' | 'shortName' | 'description'>
type Known = { readonly stored: StoredCustom; readonly made: Item }
/** The product line and the price list of a part: the list in force, or another. */
type InList = { readonly product: ProductLine; readonly version?: string | undefined }
type KnownPart = Known & { readonly sent: Item }

/** Parts made to measure of a drawing that is counted or quoted: the server's own, whatever a caller sends. */
export const customsOfQuoteService = ({ repository, customs, catalogueFor }: Deps) => {
  /** What the server made under a number; refused where that was something else, or nothing. */
  function requireSame({ product, version }: InList, sent: Named, stored: StoredCustom | null): Known {
    const made = stored && customItem(stored.wish, catalogueFor(product, version), stored.itemNumber)
    if (made && [stored.shortName, made.shortName].includes(sent.shortName)) return { stored, made }
    throw new AppError(
      'item.unknown',
      `The custom part ${sent.shortName} was not generated here. Generate it again, then use the new one.`,
    )
  }
  /** Those of a drawing, asked for together, in its order. */
  async function knownOf(
    { customItems, project: { product } }: Layout,
    version?: string,
  ): Promise<readonly KnownPart[]> {
    if (customItems.length === 0) return []
    const stored = byNumber(await repository.byNumbers(product, customItems.map(numberOf)))
    return customItems.map((sent) => {
      const known = stored.get(sent.itemNumber) ?? null
      return { sent, ...requireSame({ product, version }, sent, known) }
    })
  }

  /** The part under the number that belongs to its size and its description. */
  async function numbered(
    caller: Caller,
    product: ProductLine,
    { sent, stored, made }: KnownPart,
  ): Promise<Item> {
    const description = ownDescription(sent.description, made)
    const { itemNumber } =
      description === stored.description
        ? made
        : await customs.generate(caller, product, { wish: stored.wish, description })
    return { ...made, itemNumber, shortName: sent.shortName, description: description || made.description }
  }

  const knownCustoms: KnownCustoms = async (layout, version) => {
    if (layout.customItems.length === 0) return layout
    const asListed = ({ sent, made }: KnownPart) => ({
      ...made,
      shortName: sent.shortName,
      description: sent.description,
    })
    return { ...layout, customItems: (await knownOf(layout, version)).map(asListed) }
  }

  return {
    knownCustoms,
    /** The drawing of a quote: a part whose description somebody has changed gets a number of its own. */
    async numberedCustoms(caller: Caller, layout: Layout, version?: string): Promise<Layout> {
      const customItems: Item[] = []
      for (const known of await knownOf(layout, version))
        customItems.push(await numbered(caller, layout.project.product, known))
      return customItems.length === 0 ? layout : { ...layout, customItems }
    },
    /** Holds the numbers on a quote for the parts they stand for, in the transaction that issues it. */
    async holdQuoted(sql: Sql, inList: InList, quoted: readonly Named[]): Promise<void> {
      if (quoted.length === 0) return
      const held = byNumber(await repository.hold(sql, inList.product, quoted.map(numberOf)))
      for (const custom of quoted) {
        const { stored, made } = requireSame(inList, custom, held.get(custom.itemNumber) ?? null)
        if (ownDescription(custom.description, made) !== stored.description) requireSame(inList, custom, null)
      }
    },
  }
}

const numberOf = ({ itemNumber }: Named) => itemNumber

const byNumber = (stored: readonly StoredCustom[]) => new Map(stored.map((one) => [one.itemNumber, one]))

import type { itemRequestConfigurationItems, ValidInputOf } from '@ramp/contracts'
import {
  IMMUTABLE_LISTS,
  type ImmutableList,
  type Item,
  isAddOn,
  isSold,
  listOf,
  type ProductLine,
} from '@ramp/domain'
import { maySeeInternalItems } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CatalogueFor, LoadShown } from '../../policies/catalogue-for.ts'
import { visibleTo } from './visible-items.ts'

type Options = ValidInputOf<typeof itemRequestConfigurationItems>

/** A product line, of the list in force or of another. */
type OfLine = { readonly productLine: ProductLine; readonly version?: string | undefined }

type Lists = {
  readonly catalogueFor: CatalogueFor
  readonly loadShown: LoadShown
  /** The day of the company. */
  readonly today: () => string
}

/** The lists of items that the designer asks for (spec 2 §7; domain 7.0); what is no longer sold is offered to nobody. */
export const itemLists = ({ catalogueFor, loadShown, today }: Lists) => {
  const itemsOf = async (caller: Caller, { productLine, version }: OfLine) => {
    const { items } = catalogueFor(productLine, version && (await loadShown(version)))
    const day = today()
    return visibleTo(caller, items).filter((item) => isSold(item, day))
  }
  return {
    forOptions: async (caller: Caller, options: Options): Promise<Item[]> =>
      (await itemsOf(caller, options)).filter((item) => suits(item, options)),
    async immutable(line: OfLine, caller: Caller): Promise<Record<ImmutableList, Item[]>> {
      const items = await itemsOf(caller, line)
      const lists = IMMUTABLE_LISTS.map((list) => [list, items.filter((item) => listOf(item) === list)])
      const held = Object.fromEntries(lists) as Record<ImmutableList, Item[]>
      // Lifts are drawn by internal staff alone (spec 2 §6).
      return maySeeInternalItems(caller) ? held : { ...held, vplConfigurationItems: [] }
    },
    /** Transitions, those of a ramp width first. */
    transitions: async (line: OfLine, caller: Caller, usableWidth: number | undefined): Promise<Item[]> => {
      const items = (await itemsOf(caller, line)).filter(
        (item) => listOf(item) === 'transitionConfigurationItems',
      )
      const fits = (item: Item) => item.usableWidth === usableWidth
      return [...items.filter(fits), ...items.filter((item) => !fits(item))]
    },
    addOns: async (line: OfLine, caller: Caller) =>
      (await itemsOf(caller, line))
        .filter(isAddOn)
        .map(({ itemNumber, shortName, itemType, description }) => ({
          itemNumber,
          shortName,
          quantity: 0,
          itemType,
          description,
        })),
  }
}

/** Platforms of every size and ramps of one width, in one rail and surface. */
const suits = (item: Item, { railType, surfaceType, usableWidth }: Options): boolean =>
  listOf(item) === 'options' &&
  (item.itemType !== 'RAMP' || item.usableWidth === usableWidth) &&
  !item.isLowProfile &&
  item.handrails === railType &&
  item.surface === surfaceType

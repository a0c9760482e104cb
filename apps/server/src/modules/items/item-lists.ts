import type { itemRequestConfigurationItems, ValidInputOf } from '@ramp/contracts'
import {
  IMMUTABLE_LISTS,
  type ImmutableList,
  type Item,
  isAddOn,
  listOf,
  type ProductLine,
} from '@ramp/domain'
import { maySeeInternalItems } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CatalogueFor } from '../../policies/catalogue-for.ts'
import { visibleTo } from './visible-items.ts'

type Options = ValidInputOf<typeof itemRequestConfigurationItems>

/** The lists of items that the designer asks for (spec 2 §7; domain 7.0). */
export const itemLists = (catalogueFor: CatalogueFor) => {
  const itemsOf = (caller: Caller, line: ProductLine) => visibleTo(caller, catalogueFor(line).items)
  return {
    forOptions: (caller: Caller, options: Options): Item[] =>
      itemsOf(caller, options.productLine).filter((item) => suits(item, options)),
    immutable(productLine: ProductLine, caller: Caller): Record<ImmutableList, Item[]> {
      const items = itemsOf(caller, productLine)
      const lists = IMMUTABLE_LISTS.map((list) => [list, items.filter((item) => listOf(item) === list)])
      const held = Object.fromEntries(lists) as Record<ImmutableList, Item[]>
      // Lifts are drawn by internal staff alone (spec 2 §6).
      return maySeeInternalItems(caller) ? held : { ...held, vplConfigurationItems: [] }
    },
    /** Transitions, those of a ramp width first. */
    transitions: (productLine: ProductLine, caller: Caller, usableWidth: number | undefined): Item[] => {
      const items = itemsOf(caller, productLine).filter(
        (item) => listOf(item) === 'transitionConfigurationItems',
      )
      const fits = (item: Item) => item.usableWidth === usableWidth
      return [...items.filter(fits), ...items.filter((item) => !fits(item))]
    },
    addOns: (productLine: ProductLine, caller: Caller) =>
      itemsOf(caller, productLine)
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

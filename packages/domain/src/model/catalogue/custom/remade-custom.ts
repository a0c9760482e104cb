import type { Catalogue } from '../catalogue.ts'
import type { Item } from '../item.ts'
import { type CustomWish, customItem } from './custom-item.ts'
import { customTransitionKindOf } from './custom-limits.ts'

/**
 * A custom part of a saved layout as the catalogue has it made today, under its own number, name and description: its
 * price and weight are worked out and never believed. What cannot be made has no price.
 */
export function remadeCustom(item: Item, catalogue: Catalogue): Item {
  const { itemNumber, shortName, description } = item
  const wish = wishOf(item, catalogue)
  const made = wish && customItem(wish, catalogue, itemNumber)
  return made ? { ...made, shortName, description } : { ...item, price: null, isCustom: true }
}

/** What was asked for when a part was made; null where nothing is made that is like it. */
export function wishOf(item: Item, { items }: Catalogue): CustomWish | null {
  const { itemType, usableWidth: width, usableLength: length } = item
  if (width === null || length === null) return null
  switch (itemType) {
    case 'PLATFORM':
    case 'PLATFORM_EXT':
    case 'RAMP': {
      const { surface, handrails, isTurn, isLowProfile } = item
      if (surface === null || handrails === null) return null
      return { itemType, width, length, surface, handrails, isTurn, isLowProfile }
    }
    case 'TRANSITION': {
      const base = items.find(
        (one) =>
          one.role === item.role && one.usableLength === length && customTransitionKindOf(one) !== null,
      )
      return base ? { itemType, width, length, baseItemNumber: base.itemNumber } : null
    }
    default:
      return null
  }
}

import type { ItemType } from '@ramp/domain'
import type { AddOn } from '../../lib/use-add-ons.ts'

/** Add-ons of some types that hold every word of a search, in the order of the catalogue. */
export function addOnsFor(
  items: readonly AddOn[],
  itemTypes: readonly ItemType[],
  search: string,
): readonly AddOn[] {
  const words = search.trim().toLowerCase().split(/\s+/)
  return items.filter(({ itemType, itemNumber, shortName, description }) => {
    const text = `${itemNumber} ${shortName} ${description}`.toLowerCase()
    return itemTypes.some((type) => type === itemType) && words.every((word) => text.includes(word))
  })
}

import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import { type Missing, type PartRequirement, requirePart } from './part-requirement.ts'

/** Asks for an item, or for the items the catalogue replaces it by (domain 7.10, expansions). */
export function requireExpanded(
  wanted: PartRequirement,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  const { item, quantity, parts } = wanted
  if (item.expandsTo.length === 0) return [wanted]
  return item.expandsTo.map((component) =>
    requirePart(itemNamed(component.shortName, catalogue), {
      quantity: quantity * component.quantity,
      role: component.shortName,
      rule: `${item.shortName} is made of these`,
      source: 'domain 7.10 expansions',
      parts,
    }),
  )
}

const itemNamed = (shortName: string, { byShortName }: Catalogue): Item | null =>
  byShortName.get(shortName) ?? null

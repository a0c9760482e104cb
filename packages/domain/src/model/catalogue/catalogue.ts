import { type Inches, isAtMost, isLess } from '../../base/units.ts'
import type { Handrails, PriceLevel, ProductLine } from '../products/product-line.ts'
import type { Item, ItemRole } from './item.ts'

/** How a price level follows from the retail price (domain 7.15): `percent` of retail, rounded to the cent. */
export type PriceLevelRule = { readonly level: PriceLevel; readonly percent: number }

/** The items of one product line at one catalogue version. */
export type CatalogueData = {
  readonly version: string
  readonly productLine: ProductLine
  readonly items: readonly Item[]
  readonly priceLevels: readonly PriceLevelRule[]
}

export type Catalogue = CatalogueData & {
  readonly byShortName: ReadonlyMap<string, Item>
  readonly byItemNumber: ReadonlyMap<string, Item>
  readonly byRole: ReadonlyMap<ItemRole, readonly Item[]>
}

/**
 * Builds the look-ups of a catalogue once; items of a role are sorted by limit, smallest first. No rule chooses an item that another one
 * replaces: where it was drawn it stays.
 */
export function catalogueOf(data: CatalogueData): Catalogue {
  const byRole = new Map<ItemRole, Item[]>()
  for (const item of data.items.filter(({ successor }) => !successor)) {
    const items = byRole.get(item.role)
    if (items) items.push(item)
    else byRole.set(item.role, [item])
  }
  for (const items of byRole.values()) items.sort((a, b) => (a.limit ?? 0) - (b.limit ?? 0))
  return {
    ...data,
    byShortName: new Map(data.items.map((item) => [item.shortName, item])),
    byItemNumber: new Map(data.items.map((item) => [item.itemNumber, item])),
    byRole,
  }
}

export const itemsOfRole = (catalogue: Catalogue, role: ItemRole): readonly Item[] =>
  catalogue.byRole.get(role) ?? []

/** The item of a role, in the given usable width where the role comes in widths, else the role's only item. */
export function itemFor(catalogue: Catalogue, role: ItemRole, usableWidth?: Inches | null): Item | null {
  const items = itemsOfRole(catalogue, role)
  if (usableWidth !== undefined && usableWidth !== null) {
    const fitting = items.find((item) => item.usableWidth === usableWidth)
    if (fitting) return fitting
    const wider = items.find((item) => item.usableWidth !== null && item.usableWidth >= usableWidth)
    if (wider) return wider
  }
  return items[0] ?? null
}

/** The item of the first of several roles the line sells: a general part stands in where a special one is not sold. */
export function itemForAny(
  catalogue: Catalogue,
  roles: readonly ItemRole[],
  usableWidth?: Inches | null,
): Item | null {
  for (const role of roles) {
    const item = itemFor(catalogue, role, usableWidth)
    if (item) return item
  }
  return null
}

/** The item of a role with the smallest limit of at least `need` (or above it, when `strict`). */
export function smallestFitting(
  catalogue: Catalogue,
  role: ItemRole,
  need: Inches,
  { strict = false, handrails = null }: { strict?: boolean; handrails?: Handrails | null } = {},
): Item | null {
  const fits = (limit: Inches) => (strict ? isLess(need, limit) : isAtMost(need, limit))
  return (
    itemsOfRole(catalogue, role).find(
      (item) =>
        item.limit !== null && fits(item.limit) && (handrails === null || item.handrails === handrails),
    ) ?? null
  )
}

import { normalizeAngle } from '../../base/units.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { AdditionalProduct, Layout } from '../../model/layout/layout.ts'
import { type Part, type PartId, SIDES, type Side } from '../../model/layout/part.ts'
import { productRules } from '../../model/products/product-rules.ts'
import { counterpartOf, type Translation } from './translate-lines.ts'

const QUARTER = 90

export type TranslatedLayout = { readonly layout: Layout; readonly missing: readonly string[] }

/**
 * A whole layout in another product line (spec 3 §2.14). Parts stay where they stand. One without counterpart keeps its
 * old name and is named in `missing`: the analysis then says that it cannot be had, and nothing is lost in silence.
 * Parts made to measure have no counterpart. Every step is confirmed again.
 */
export function translateLayout(
  layout: Layout,
  items: ReadonlyMap<string, Item>,
  translation: Translation,
): TranslatedLayout {
  const missing = new Set<string>()
  const counterpart = (shortName: string): Item | null => {
    const item = counterpartOf(shortName, translation)
    if (!item) missing.add(shortName)
    return item
  }
  const turned = new Set<PartId>()
  const parts = layout.parts.map((part): Part => {
    const item = counterpart(part.shortName)
    if (!item) return part
    const named = { ...part, shortName: item.shortName }
    if (!isSwapped(items.get(part.shortName), item)) return named
    turned.add(part.id)
    return quarterTurned(named)
  })
  const { productLine: product } = translation.to
  const { surface, handrails } = productRules(product).defaults
  return {
    layout: {
      ...layout,
      project: { ...layout.project, product, surface, handrails },
      parts,
      openings: layout.openings.map((one) =>
        turned.has(one.part) ? { ...one, side: quarterBack(one.side) } : one,
      ),
      additionalProducts: layout.additionalProducts.map((one) => translatedAddition(one, counterpart)),
      customItems: [],
      confirmedSteps: [],
      writtenClosures: null,
    },
    missing: [...missing],
  }
}

/** Whether the other line sells the size the other way round: one turn-back serves both ways (domain 7.12). */
const isSwapped = (from: Item | undefined, to: Item): boolean =>
  from !== undefined &&
  from.usableWidth !== from.usableLength &&
  from.usableWidth === to.usableLength &&
  from.usableLength === to.usableWidth

/** The part turned by a quarter under its own rails, so that everything stands where it stood. */
function quarterTurned(part: Part): Part {
  const rotation = normalizeAngle(part.rotation + QUARTER)
  return part.kind === 'platform'
    ? { ...part, rotation, handrailSides: part.handrailSides?.map(quarterBack) ?? null }
    : { ...part, rotation }
}

/** How a side is called in a frame that was turned clockwise by a quarter. */
const quarterBack = (side: Side): Side =>
  SIDES[(SIDES.indexOf(side) + SIDES.length - 1) % SIDES.length] ?? side

function translatedAddition(
  addition: AdditionalProduct,
  counterpart: (shortName: string) => Item | null,
): AdditionalProduct {
  const item = counterpart(addition.shortName)
  return item
    ? { ...addition, shortName: item.shortName, itemNumber: item.itemNumber, itemType: item.itemType }
    : addition
}

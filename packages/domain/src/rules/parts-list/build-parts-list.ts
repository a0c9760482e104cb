import { groupBy } from '../../base/group-by.ts'
import { type Cents, roundTo } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { PriceLevel } from '../../model/products/product-line.ts'
import type { Line, PartsList, Reason } from './line.ts'
import type { PartRequirement } from './part-requirement.ts'
import { sumRequirements } from './sum-requirements.ts'

/** Adds up what the rules asked for: one line an item, sorted by short name, with every reason kept. */
export function buildPartsList(
  asks: readonly PartRequirement[],
  catalogue: Catalogue,
  priceLevel: PriceLevel,
): PartsList {
  const byItem = groupBy(sumRequirements(asks), ({ item }) => item)
  const percent = percentOf(catalogue, priceLevel)
  const lines = [...byItem]
    .map(([item, sums]) => lineOf(item, reasonsOf(sums), percent))
    .sort((a, b) => (a.shortName < b.shortName ? -1 : 1))
  return {
    lines,
    partsTotal: lines.reduce((total, line) => total + line.total, 0),
    weight: roundTo(
      lines.reduce((total, line) => total + line.weight, 0),
      2,
    ),
  }
}

/** What part of the retail price a price level pays; all of it where the catalogue does not hold the level. */
export const percentOf = ({ priceLevels }: Catalogue, level: PriceLevel): number =>
  priceLevels.find((rule) => rule.level === level)?.percent ?? 100

/** Price of one piece at a price level, rounded to the cent. */
export const unitPriceAt = (item: Pick<Item, 'price'>, percent: number): Cents =>
  Math.round(((item.price ?? 0) * percent) / 100)

function lineOf(item: Item, reasons: readonly Reason[], percent: number): Line {
  const quantity = reasons.reduce((total, one) => total + one.quantity, 0)
  const unitPrice = unitPriceAt(item, percent)
  return {
    itemNumber: item.itemNumber,
    shortName: item.shortName,
    description: item.description,
    quantity,
    unitPrice,
    total: unitPrice * quantity,
    weight: roundTo(item.weight * quantity, 2),
    reasons,
  }
}

/** Every ask is a reason; what is sold by the pack is rounded up to whole packs here. */
const reasonsOf = (asks: readonly PartRequirement[]): Reason[] =>
  asks.map(({ rule, source, parts, quantity, perPack }) => ({
    rule,
    source,
    parts,
    quantity: perPack === undefined ? quantity : Math.ceil(quantity / perPack),
  }))

import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Item } from '../catalogue/item.ts'
import { groupBy } from '../group-by.ts'
import type { PartId } from '../layout/part.ts'
import type { PriceLevel } from '../products/product-line.ts'
import { type Cents, roundTo } from '../units.ts'
import type { Ask } from './ask.ts'
import type { Line, PartsList, Reason } from './line.ts'

/** Adds up what the rules asked for: one line an item, sorted by short name, with every reason kept. */
export function buildPartsList(
  asks: readonly Ask[],
  catalogue: Catalogue,
  priceLevel: PriceLevel,
): PartsList {
  const byItem = groupBy(asks, ({ item }) => item)
  const percent = percentOf(catalogue, priceLevel)
  const lines = [...byItem]
    .map(([item, ofItem]) => lineOf(item, ofItem, percent))
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

const percentOf = ({ priceLevels }: Catalogue, level: PriceLevel): number =>
  priceLevels.find((rule) => rule.level === level)?.percent ?? 100

/** Price of one piece at a price level, rounded to the cent. */
export const unitPriceAt = (item: Item, percent: number): Cents =>
  Math.round(((item.price ?? 0) * percent) / 100)

function lineOf(item: Item, asks: readonly Ask[], percent: number): Line {
  const quantity = asks.reduce((total, one) => total + one.quantity, 0)
  const unitPrice = unitPriceAt(item, percent)
  return {
    itemNumber: item.itemNumber,
    shortName: item.shortName,
    description: item.description,
    quantity,
    unitPrice,
    total: unitPrice * quantity,
    weight: roundTo(item.weight * quantity, 2),
    reasons: reasonsOf(asks),
  }
}

/** Asks of the same rule become one reason. */
function reasonsOf(asks: readonly Ask[]): Reason[] {
  const reasons = new Map<string, { source: string; parts: Set<PartId>; quantity: number }>()
  for (const { rule, source, parts, quantity } of asks) {
    const held = reasons.get(rule) ?? { source, parts: new Set<PartId>(), quantity: 0 }
    reasons.set(rule, held)
    for (const part of parts) held.parts.add(part)
    held.quantity += quantity
  }
  return [...reasons].map(([rule, { source, parts, quantity }]) => ({
    rule,
    source,
    parts: [...parts],
    quantity,
  }))
}

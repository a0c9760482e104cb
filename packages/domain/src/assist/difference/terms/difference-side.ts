import type { Cents } from '../../../base/units.ts'
import type { Catalogue } from '../../../model/catalogue/catalogue.ts'
import type { PartId } from '../../../model/layout/part.ts'
import type { PriceLevel } from '../../../model/products/product-line.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import { percentOf, unitPriceAt } from '../../../rules/parts-list/build-parts-list.ts'
import type { Line } from '../../../rules/parts-list/line.ts'
import { ownName } from '../../../rules/placement/own-names.ts'

/** An amount of money by its name, such as what the dealer adds for installation. */
export type Amount = { readonly name: string; readonly cents: Cents }

/** What one piece of an item costs on a price list; null where the list lacks it. */
export type PriceOf = (itemNumber: string) => Cents | null

/** One of the two revisions or options that are compared. */
export type DifferenceSide = {
  /** Its drawing by the rules of today. */
  readonly analysis: Analysis
  /** The parts list as it was issued. */
  readonly lines: readonly Line[]
  readonly partsTotal: Cents
  /** What it costs besides its parts. */
  readonly amounts: readonly Amount[]
  readonly priceOf: PriceOf
}

/** The prices of a catalogue at a price level. */
export const pricesOf =
  (catalogue: Catalogue, level: PriceLevel): PriceOf =>
  (itemNumber) => {
    const item = catalogue.byItemNumber.get(itemNumber)
    return item?.price == null ? null : unitPriceAt(item, percentOf(catalogue, level))
  }

/** What a person calls a part of a side; one that the catalogue does not have goes by its short name. */
export function nameOfPart({ analysis: { layout, placement } }: DifferenceSide, id: PartId): string {
  if (placement.byId.has(id)) return ownName(placement, id)
  return layout.parts.find((part) => part.id === id)?.shortName ?? id
}

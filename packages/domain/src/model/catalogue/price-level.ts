import type { PriceLevel } from '../products/product-line.ts'
import type { CatalogueData } from './catalogue.ts'

/**
 * The level that prices of a catalogue are worked out at: the one asked for, or retail where the catalogue does not hold
 * it, as with everybody who may not see that level (decision 063). What shows a price names this level.
 */
export const pricedAt = (
  { priceLevels }: Pick<CatalogueData, 'priceLevels'>,
  level: PriceLevel,
): PriceLevel => (priceLevels.some((rule) => rule.level === level) ? level : 'retail')

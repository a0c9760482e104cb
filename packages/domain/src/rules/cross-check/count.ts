import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { PartsList } from '../parts-list/line.ts'

/** One thing counted twice: what the list holds and what lies on the canvas. */
export type Count = {
  readonly what: string
  readonly counts: (item: Item) => boolean
  /** Pieces, or units that are sold by the pack. */
  readonly expected: number
  readonly perPack?: number | undefined
}

/** What the list holds of a count for parts of the system; what was ordered beside it names no part. */
export const listedOf = ({ counts }: Count, { lines }: PartsList, { byShortName }: Catalogue): number =>
  lines
    .filter(({ shortName }) => {
      const item = byShortName.get(shortName)
      return item !== undefined && counts(item)
    })
    .reduce((total, { reasons }) => total + derivedQuantity(reasons), 0)

const derivedQuantity = (reasons: PartsList['lines'][number]['reasons']): number =>
  reasons.reduce((total, { parts, quantity }) => total + (parts.length > 0 ? quantity : 0), 0)

import type { Edit } from '../../edits/edit.ts'
import { removeParts } from '../../edits/part-edits.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'

/** What a layout names and its product line does not sell, such as what a conversion could not carry over. */
export type NotCarriedOver = {
  readonly shortName: string
  /** Parts of that name; they have no shape, so they lie on no canvas. */
  readonly parts: readonly PartId[]
  /** How many were ordered beside the system. */
  readonly ordered: number
}

type Read = Pick<Analysis, 'layout' | 'placement' | 'catalogue'>

/** Everything a person still has to settle, by name. */
export function notCarriedOver({ layout, placement, catalogue }: Read): readonly NotCarriedOver[] {
  const lost = layout.additionalProducts.filter(({ shortName }) => !catalogue.byShortName.has(shortName))
  const names = new Set([...placement.unknown, ...lost].map(({ shortName }) => shortName))
  return [...names].map((shortName) => ({
    shortName,
    parts: placement.unknown.filter((part) => part.shortName === shortName).map(({ id }) => id),
    ordered: lost.filter((one) => one.shortName === shortName).reduce((sum, { qty }) => sum + qty, 0),
  }))
}

/** Settles one of them: it goes, and what takes its place is drawn or ordered from the product line. */
export const takeOut =
  ({ shortName, parts }: NotCarriedOver): Edit =>
  (layout) => {
    const { additionalProducts, ...rest } = removeParts(parts)(layout)
    return {
      ...rest,
      additionalProducts: additionalProducts.filter((one) => one.shortName !== shortName),
    }
  }

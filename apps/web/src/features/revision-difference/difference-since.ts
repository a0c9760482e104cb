import {
  type Analysis,
  analyse,
  type Catalogue,
  type Difference,
  type DifferenceSide,
  differenceOf,
  type Layout,
  previewedLayout,
  pricesOf,
} from '@ramp/domain'
import type { IssuedRevision } from './use-last-revision.ts'

export type Since = {
  readonly before: Analysis
  readonly after: Analysis
  readonly difference: Difference
}

/** The side of what was issued. The prices of its list are those of today where the list is not on hand. */
export function issuedSide(
  { layout, lines, partsTotal }: IssuedRevision,
  catalogue: Catalogue,
): DifferenceSide {
  const analysis = analyse(layout, catalogue)
  return { analysis, lines, partsTotal, amounts: [], priceOf: pricesOf(catalogue, layout.project.priceLevel) }
}

/** What the drawing differs in from what was issued, with what is previewed of it, as in the status bar. */
export function differenceSince(before: DifferenceSide, layout: Layout, catalogue: Catalogue): Since {
  const after = analyse(previewedLayout(layout, catalogue), catalogue)
  const { lines, partsTotal } = after.partsList
  const priceOf = pricesOf(catalogue, layout.project.priceLevel)
  const difference = differenceOf(before, { analysis: after, lines, partsTotal, amounts: [], priceOf })
  return { before: before.analysis, after, difference }
}

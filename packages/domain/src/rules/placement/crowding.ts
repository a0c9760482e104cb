import { forEachNeighbours } from '../../base/geometry/grid-index.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { catalogueWith } from '../../model/catalogue/custom/catalogue-with.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { OVERLAP_TOLERANCE, placeParts } from './place-parts.ts'

/** Pairs of parts on one another: a drawing laid over itself has a few hundred, and each pair costs every stage time. */
const MOST_PAIRS = 10_000

/** Whether so many system parts lie on one another that nobody drew them. Told from boxes alone, before any stage. */
export function isCrowded(
  { parts, customItems }: Pick<Layout, 'parts' | 'customItems'>,
  stock: Catalogue,
): boolean {
  const placed = placeParts(parts, catalogueWith(customItems, stock)).parts.filter(({ isSystem }) => isSystem)
  let pairs = 0
  forEachNeighbours(placed, -OVERLAP_TOLERANCE, () => {
    pairs++
  })
  return pairs > MOST_PAIRS
}

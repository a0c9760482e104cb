import type { Cents } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { RunFigures } from '../../rules/runs/run-figures.ts'
import { previewedLayout } from '../proposals/preview-system.ts'
import { proposeRelength, type Relength } from './propose-relength.ts'

export type RelengthOffer = Relength & { readonly priceChange: Cents }

/**
 * Ramps of other lengths for the first run whose rise or desired ratio an edit changed, the parts being the same. A first height
 * counts where it was typed for a door: while a run is being built its heights are part of building it.
 */
export function offerRelength(before: Layout, now: Layout, catalogue: Catalogue): RelengthOffer | null {
  if (before.parts !== now.parts || !mayAsk(before, now)) return null
  const [was, is] = [before, now].map((layout) => analyse(previewedLayout(layout, catalogue), catalogue))
  if (!was || !is) return null
  const isTypedAtDoor = before.site !== now.site
  for (const run of is.runs.figures) {
    const old = was.runs.figures.find(({ parts }) => hasSame(parts, run.parts))
    const isAsked = old && isKnown(old, was) ? wishOf(old, was) !== wishOf(run, is) : isTypedAtDoor
    const found = isAsked ? proposeRelength(is, run.id) : null
    if (found) return { ...found, priceChange: found.after.partsList.partsTotal - is.partsList.partsTotal }
  }
  return null
}

/** Whether an edit is one of those that heights or ratios follow from. */
const mayAsk = (before: Layout, now: Layout): boolean =>
  before.site !== now.site ||
  before.runs !== now.runs ||
  before.project.desiredRatio !== now.project.desiredRatio

const hasSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index])

const isKnown = ({ parts }: RunFigures, { runs }: Analysis): boolean =>
  parts.some((id) => runs.heights.has(id))

const wishOf = ({ rise }: RunFigures, { layout }: Analysis): string =>
  `${rise} at ${layout.project.desiredRatio}`

import { memoizeRecent } from '../../base/memoize.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { isSystemPart } from '../../model/layout/part.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { withProposals } from './propose-system.ts'

/** What heights and prices are read from, and what is open in later steps. */
export type SystemPreview = Pick<
  Analysis,
  'placement' | 'runs' | 'legs' | 'bracing' | 'partsList' | 'issues' | 'linearFeet' | 'layout'
>

/** Taking the proposals asks for several analyses; beyond this a person would feel it at every edit. */
const MOST_PARTS = 200

/**
 * Heights, legs and price as they will be once the proposals are taken, for a layout whose rise is known and whose runs
 * are not built yet: so a person sees them while drawing. Everywhere else what is. The rise stays as it was typed: lowering a
 * platform by an eighth is shown when the proposals are taken.
 */
export const previewSystem = memoizeRecent((layout: Layout, catalogue: Catalogue): SystemPreview => {
  const analysis = analyse(layout, catalogue)
  const previewed = previewedLayout(layout, catalogue)
  if (previewed === layout) return analysis
  const { runs, legs, bracing, partsList, issues } = analyse(previewed, catalogue)
  const { placement, linearFeet } = analysis
  return { placement, linearFeet, layout, runs, legs, bracing, partsList, issues }
})

/** A layout with its proposals, where its rise is known and runs are still to be built; else the layout itself. */
export const previewedLayout = (layout: Layout, catalogue: Catalogue): Layout =>
  isForeseen(analyse(layout, catalogue)) ? withProposals(layout, catalogue) : layout

function isForeseen({ layout, runs }: Analysis): boolean {
  const { parts, site } = layout
  return (
    site.doors.length > 0 &&
    parts.length <= MOST_PARTS &&
    parts.some((part) => isSystemPart(part) && !runs.runOf.has(part.id))
  )
}

import { type Analysis, analyse, type Catalogue, type Layout, previewedLayout } from '@ramp/domain'
import { formatLength } from '@ramp/drafting'
import { letteredLandmarks, solidsOf, wayInOf } from '@ramp/solids'
import { type Label, type Model, modelOf } from '@ramp/view3d'

/** What is shown in three dimensions of a layout. */
export type Made = { readonly model: Model; readonly labels: readonly Label[] }

/** The system as it will stand: with the proposals taken while its runs are not built, as the status bar has it. */
export const previewedAnalysis = (layout: Layout, catalogue: Catalogue): Analysis =>
  analyse(previewedLayout(layout, catalogue), catalogue)

export function makeModel(layout: Layout, catalogue: Catalogue): Made {
  const analysis = previewedAnalysis(layout, catalogue)
  const { units } = analysis.layout.project
  return {
    model: modelOf({ solids: solidsOf(analysis), wayIn: wayInOf(analysis) }),
    labels: letteredLandmarks(analysis, (height) => formatLength(height, units)),
  }
}

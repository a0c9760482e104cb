import type { Run, RunFigures } from '@ramp/domain'
import { RunElevation } from '../../../ui/figures/run-elevation.tsx'
import { RatioViewer } from '../figures/ratio-viewer.tsx'
import { RunPartsTable } from '../figures/run-parts-table.tsx'

/** The whole run once more before it is kept (spec 3 §4.3). */
export const ConfirmRun = ({ run, figures }: { readonly run: Run; readonly figures: RunFigures }) => (
  <>
    <RatioViewer figures={figures} />
    <RunElevation figures={figures} />
    <RunPartsTable run={run} figures={figures} />
  </>
)

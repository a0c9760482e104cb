import type { Run, RunFigures } from '@ramp/domain'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { RunElevation } from '../../../ui/figures/run-elevation.tsx'
import { issuesOfRun } from '../checks/run-issues.ts'
import { RunProblems } from '../checks/run-problems.tsx'
import { RatioViewer } from '../figures/ratio-viewer.tsx'
import { RunPartsTable } from '../figures/run-parts-table.tsx'
import { hasHeights } from '../figures/run-text.ts'

/** The whole run once more before it is kept (spec 3 §4.3). */
export function ConfirmRun({ run, figures }: { readonly run: Run; readonly figures: RunFigures }) {
  const analysis = useAnalysis()
  return (
    <>
      <RunProblems issues={issuesOfRun(analysis, run, hasHeights(run, figures))} />
      <RatioViewer figures={figures} />
      <RunElevation figures={figures} />
      <RunPartsTable run={run} figures={figures} />
    </>
  )
}

import type { Run, RunFigures } from '@ramp/domain'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { RunElevation } from '../../ui/run-elevation.tsx'
import { RatioViewer } from './ratio-viewer.tsx'
import { issuesOfRun } from './run-issues.ts'
import { RunPartsTable } from './run-parts-table.tsx'
import { RunProblems } from './run-problems.tsx'
import { hasHeights } from './run-text.ts'

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

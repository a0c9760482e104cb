import type { Analysis } from '../analysis/analysis.ts'
import type { Issue } from '../layout/issue.ts'
import type { RunId } from '../layout/layout.ts'
import { isSystemPart, type PartId } from '../layout/part.ts'
import { contextOf, partCheck } from '../runs/run-checks.ts'

/** Steps of the run sub-wizard (spec 3 §2.9). */
export const RUN_STEPS = [
  { title: 'Start / Top Height', approved: 'Start Height Looks Good' },
  { title: 'Select Parts', approved: 'Parts Look Good' },
  { title: 'End / Bottom Height', approved: 'End Height Looks Good' },
  { title: 'Confirm Run', approved: 'No Run Errors' },
] as const

/** Whether the sub-wizard may go on from a step (spec 3 §4.3). */
export function isRunStepLocked(step: number, id: RunId, { layout, runs, issues }: Analysis): boolean {
  const run = layout.runs.find((one) => one.id === id)
  const figures = runs.figures.find((one) => one.id === id)
  if (!run || !figures) return true
  switch (step) {
    case 0:
      return run.top === null
    case 1:
      return run.parts.length === 0
    case 2:
      return run.bottom === null && figures.kind !== 'platforms'
    default:
      return issues.some(
        (issue) => issue.severity === 'error' && issue.area === 'run' && isAbout(issue, run.parts),
      )
  }
}

/** Errors of a run's own parts; parts outside of every run are another run's business. */
const isAbout = ({ code, parts }: Issue, ofRun: readonly PartId[]): boolean =>
  code !== 'run.unassigned-part' && code !== 'run.heights-disagree' && parts.some((id) => ofRun.includes(id))

/**
 * What happens when a part is clicked while a run is built (spec 3 §5.2): it joins the run, leaves it when it is its last
 * part, or is refused for a reason.
 */
export function partClick(
  id: PartId,
  runId: RunId,
  { layout, runs, placement }: Analysis,
):
  | { readonly kind: 'toggle' }
  | { readonly kind: 'other-run' }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly issue: Issue } {
  const index = layout.runs.findIndex((one) => one.id === runId)
  const run = layout.runs[index]
  const placed = placement.byId.get(id)
  if (!run || !placed || !isSystemPart(placed.part)) return { kind: 'ignored' }
  if (run.parts.includes(id)) return { kind: 'toggle' }
  if (runs.runOf.has(id)) return { kind: 'other-run' }
  const before = run.parts.flatMap((one) => placement.byId.get(one) ?? [])
  const issue = partCheck(before, placed, contextOf(layout, index))
  return issue ? { kind: 'refused', issue } : { kind: 'toggle' }
}

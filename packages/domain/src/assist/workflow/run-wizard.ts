import type { Issue, IssueCode } from '../../model/layout/issue.ts'
import type { Run, RunId } from '../../model/layout/layout.ts'
import { isSystemPart, type PartId } from '../../model/layout/part.ts'
import { topOf } from '../../model/layout/run-top.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { endHeightOf } from '../../rules/runs/end-height.ts'
import { contextOf, partCheck } from '../../rules/runs/run-checks.ts'
import type { RunFigures } from '../../rules/runs/run-figures.ts'

/** Steps of the run sub-wizard (spec 3 §2.9). */
export const RUN_STEPS = [
  { title: 'Start / Top Height', approved: 'Start Height Looks Good' },
  { title: 'Select Parts', approved: 'Parts Look Good' },
  { title: 'End / Bottom Height', approved: 'End Height Looks Good' },
  { title: 'Confirm Run', approved: 'No Run Errors' },
] as const

/** Whether the sub-wizard may go on from a step (spec 3 §4.3): parts that no run may hold are mended where they are selected. */
export function isRunStepLocked(step: number, id: RunId, analysis: Analysis): boolean {
  const { layout, runs } = analysis
  const run = layout.runs.find((one) => one.id === id)
  const figures = runs.figures.find((one) => one.id === id)
  if (!run || !figures) return true
  switch (step) {
    case 0:
      return topOf(run, layout) === null
    case 1:
      return run.parts.length === 0 || runStepProblem(step, run, analysis) !== null
    case 2:
      return run.bottom === null && endHeightOf(endOf(figures, analysis)) === null
    default: {
      const problem = runStepProblem(step, run, analysis)
      return problem !== null && !isOfTwoRuns(problem, run.parts)
    }
  }
}

const endOf = ({ kind, top, ground, parts }: RunFigures, { layout, placement }: Analysis) => ({
  kind,
  top,
  ground,
  last: placement.byId.get(parts.at(-1) ?? ''),
  product: layout.project.product,
})

/** Errors about which parts a run holds and in which order. */
const OF_PARTS: readonly IssueCode[] = [
  'run.stairs-in-primary',
  'run.stairs-with-ramps',
  'run.ramps-with-stairs',
  'run.extender-between-ramps',
  'run.starter-ramp-not-last',
  'run.child-rails',
  'run.ramp-sizes',
  'run.parts-cannot-connect',
  'run.parts-not-joined',
  'run.part-in-two-runs',
]

/** The first error of a run that a step of the sub-wizard has to speak of; null when its part looks good. */
export function runStepProblem(
  step: number,
  { parts }: Pick<Run, 'parts'>,
  { issues }: Pick<Analysis, 'issues'>,
): Issue | null {
  const isSpokenOf = SPOKEN_OF[step]
  if (!isSpokenOf) return null
  const errors = issues.filter((issue) => issue.severity === 'error' && isAbout(issue, parts))
  const own = errors.filter((issue) => !isOfTwoRuns(issue, parts))
  return [...own, ...errors].find(({ code }) => isSpokenOf(code)) ?? null
}

/** Which errors each step of the sub-wizard has to speak of: about parts where they are selected, about heights at the end height, all at last. */
const SPOKEN_OF: readonly (((code: IssueCode) => boolean) | null)[] = [
  null,
  (code) => OF_PARTS.includes(code),
  (code) => !OF_PARTS.includes(code) && code !== 'run.height-missing',
  () => true,
]

/** Run errors of a run's own parts; parts outside of every run are another run's business. */
const isAbout = ({ area, code, parts }: Issue, ofRun: readonly PartId[]): boolean =>
  area === 'run' && code !== 'run.unassigned-part' && parts.some((id) => ofRun.includes(id))

/** Heights that disagree with another run's may be mended there. */
const isOfTwoRuns = ({ code, parts }: Issue, ofRun: readonly PartId[]): boolean =>
  code === 'run.heights-disagree' && !parts.every((id) => ofRun.includes(id))

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

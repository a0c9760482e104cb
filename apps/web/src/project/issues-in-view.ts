import {
  type Analysis,
  errorsOf,
  type Issue,
  type IssueArea,
  type IssueCode,
  isToDo,
  type StepName,
} from '@ramp/domain'
import { type Mode, WORKFLOW } from '@ramp/editor'

/** The step that asks for what an area of issues is about; null for the drawing itself. */
const STEP_OF: Readonly<Record<IssueArea, StepName | null>> = {
  placement: null,
  drawing: null,
  connection: null,
  handrail: 'handrail',
  run: 'run',
  closure: 'closure',
  leg: 'leg',
  bracing: 'bracing',
  'parts-list': 'confirm',
}

/** What the Connection step asks for: it is no fault of the drawing before. */
const ASKED_IN_CONNECTIONS: readonly IssueCode[] = [
  'connection.no-entrance',
  'connection.no-exit',
  'connection.unconnected-part',
  'connection.unconnected-side',
]
/** What the Run step asks for; while a person is at it, nothing of it is wrong yet. */
const ASKED_IN_RUNS: readonly IssueCode[] = [
  'run.none',
  'run.unassigned-part',
  'run.empty',
  'run.height-missing',
]

/**
 * Issues worth showing now. What a later step asks for is a to-do and no alarm, and neither is what the present step is
 * there to ask: a red mark always means that something is wrong.
 */
export function issuesInView(
  { issues, layout }: Pick<Analysis, 'issues' | 'layout'>,
  mode: Mode,
): readonly Issue[] {
  const errors = errorsOf({ issues })
  return issues.filter((issue) => {
    const step = ASKED_IN_CONNECTIONS.includes(issue.code) ? 'connection' : STEP_OF[issue.area]
    if (step === null) return true
    if (placeOf(step) !== placeOf(mode)) return placeOf(step) < placeOf(mode)
    return !ASKED_IN_RUNS.includes(issue.code) && !isToDo(issue, errors, { layout })
  })
}

/** What is open and not among the issues that are shown: no alarm, but never passed over in silence. */
export function toDosAmong(
  { issues, connections }: Pick<Analysis, 'issues' | 'connections'>,
  shown: readonly Issue[],
): readonly Issue[] {
  const plates = [...connections.transitions.values()]
  // A ramp end with a plate before it leads to the ground or to the door.
  const hasPlate = ({ parts, values }: Issue) =>
    plates.some((end) => end?.part === parts[0] && end?.side === values?.side)
  return issues.filter(
    (issue) => ASKED_IN_CONNECTIONS.includes(issue.code) && !shown.includes(issue) && !hasPlate(issue),
  )
}

/** Errors and warnings of later steps: they raise no alarm yet, but nothing is praised over them. */
export function issuesOfLaterSteps(
  system: Pick<Analysis, 'issues' | 'layout'>,
  mode: Mode,
): readonly Issue[] {
  const shown = issuesInView(system, mode)
  return system.issues.filter(
    (issue) =>
      !shown.includes(issue) &&
      !ASKED_IN_CONNECTIONS.includes(issue.code) &&
      !ASKED_IN_RUNS.includes(issue.code),
  )
}

/** Place in the guided workflow; Building and everything else that draws come before its steps. */
const placeOf = (mode: Mode): number => Math.max(0, WORKFLOW.indexOf(mode))

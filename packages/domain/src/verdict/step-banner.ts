import type { Analysis } from '../analysis/analysis.ts'
import { errorsOf, warningsOf } from '../analysis/errors-of.ts'
import type { Issue, IssueCode } from '../layout/issue.ts'
import type { StepName } from '../layout/layout.ts'
import { isToDo } from '../workflow/is-to-do.ts'
import { APPROVED_TITLE, LOCKED_TITLE, STEP_TEXTS } from '../workflow/step-texts.ts'
import { stepState } from '../workflow/steps.ts'

/** How a step stands, in one box: the worst of what there is to say. */
export type Banner = {
  readonly tone: 'good' | 'look' | 'bad'
  readonly title: string
  /** The step's own sentence; null where the issues say it all. */
  readonly message: string | null
  /** What the box says below it. */
  readonly detail: string | null
  readonly issues: readonly Issue[]
}

/** Boxes of the Connection step (spec 3 §2.10). */
const CONNECTION_ERRORS = 'ERROR! You Have Connection Errors'
const NO_CONNECTION_ERRORS = 'SUCCESS! No Connection Errors.'

/**
 * The one box of a step, of which the first that holds wins: something is wrong, the step waits for something, something is
 * worth a look, all is good. Nothing is praised while something is wrong.
 */
export function stepBanner(name: StepName, analysis: Analysis): Banner {
  const state = stepState(name, analysis)
  const errors = errorsOf(state)
  const wrong = errors.filter((issue) => !waitsFor(name, issue, errors, analysis))
  const warnings = warningsOf(state)
  if (wrong.length > 0) return wrongBanner(name, state, [...wrong, ...warnings])
  if (state.isLocked)
    return { tone: 'look', title: LOCKED_TITLE, message: state.message, detail: null, issues: warnings }
  if (warnings.length > 0)
    return {
      tone: 'look',
      title: counted(warnings.length, 'Warning'),
      message: warnings.some(({ code }) => DENIES_APPROVAL.includes(code)) ? null : state.message,
      detail: null,
      issues: warnings,
    }
  const detail = name === 'connection' ? NO_CONNECTION_ERRORS : null
  return { tone: 'good', title: APPROVED_TITLE, message: STEP_TEXTS[name].approved, detail, issues: [] }
}

function wrongBanner(
  name: StepName,
  { isLocked, message }: ReturnType<typeof stepState>,
  issues: readonly Issue[],
): Banner {
  const worst = { tone: 'bad', detail: null, issues } as const
  if (name === 'connection') return { ...worst, title: CONNECTION_ERRORS, message: null }
  if (!isLocked) return { ...worst, title: counted(errorsOf({ issues }).length, 'Error'), message: null }
  // A sentence that the list holds anyway is not said twice.
  return { ...worst, title: LOCKED_TITLE, message: message === STEP_TEXTS[name].locked ? message : null }
}

/** What a person comes to a step to do is no error of that step; at the end of the way it is. */
function waitsFor(name: StepName, issue: Issue, errors: readonly Issue[], analysis: Analysis): boolean {
  if (name === 'confirm' || name === 'finish') return false
  return isToDo(issue, errors, analysis) || (name === 'run' && RUNS_TO_DO.includes(issue.code))
}

const RUNS_TO_DO: readonly IssueCode[] = [
  'run.none',
  'run.unassigned-part',
  'run.empty',
  'run.height-missing',
]

/** Warnings that say the contrary of 'all accounted for'. */
const DENIES_APPROVAL: readonly IssueCode[] = [
  'closure.not-written',
  'choice.owner-gone',
  'leg.none-ordered',
  'leg.switched-off',
  'leg.without-length',
  'leg.foot-too-low',
  'bracing.none-ordered',
  'bracing.switched-off',
]

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

import { counted } from '../../base/counted.ts'
import type { Issue, IssueCode } from '../../model/layout/issue.ts'
import type { StepName } from '../../model/layout/layout.ts'
import { isSystemPart } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { errorsOf, warningsOf } from '../../rules/analysis/errors-of.ts'
import { isToDo } from '../workflow/is-to-do.ts'
import { APPROVED_TITLE, LOCKED_TITLE, STEP_TEXTS } from '../workflow/step-texts.ts'
import { openSteps, stepState } from '../workflow/steps.ts'
import { CONTRADICTS_APPROVAL, isMissing } from './issue-reasons.ts'
import type { Tone, Verdict, VerdictReason } from './verdict.ts'
import { titleOf, verdictOf } from './verdict-of.ts'

/** How a step stands, in one box: the worst of what there is to say. */
export type Banner = {
  readonly tone: Exclude<Tone, 'open'>
  readonly title: string
  /** The step's own sentence; null where the issues say it all. */
  readonly message: string | null
  /** What the box says below it. */
  readonly detail: string | null
  readonly issues: readonly Issue[]
  /** What of the building codes is not met, or was accepted. */
  readonly codes: readonly VerdictReason[]
}

const isOfCodes = ({ kind }: VerdictReason): boolean => kind !== 'issue'

/** Boxes of the Connection step (spec 3 §2.10). */
const CONNECTION_ERRORS = 'ERROR! You Have Connection Errors'
const NO_CONNECTION_ERRORS = 'SUCCESS! No Connection Errors.'

/**
 * The one box of a step, of which the first that holds wins: something of it is wrong, it waits for something, a building code
 * is not met, something is worth a look, all is good. Nothing is praised while a code is not met, something is missing or an end
 * is above the ground; Confirm and Finish praise nothing but a good verdict on a system of which every step is confirmed.
 */
export function stepBanner(name: StepName, analysis: Analysis): Banner {
  if (name === 'confirm' && analysis.partsList.lines.length === 0) return NOTHING_LISTED
  if (name === 'confirm' && isUnanswered(analysis)) return UNANSWERED
  const state = stepState(name, analysis)
  const errors = errorsOf(state)
  const wrong = errors.filter((issue) => !waitsFor(name, issue, errors, analysis))
  if (wrong.length > 0) return wrongBanner(name, state, [...wrong, ...warningsOf(state)])
  if (state.isLocked)
    return { ...QUIET, tone: 'look', title: LOCKED_TITLE, message: state.message, issues: warningsOf(state) }
  return judgedBanner(name, analysis, warningsOf(state))
}

/** A step that is done is as good as the verdict on the system: its approved sentence is then the second line. */
function judgedBanner(name: StepName, analysis: Analysis, own: readonly Issue[]): Banner {
  const verdict = verdictOf(analysis)
  const isOfAll = OF_ALL.includes(name)
  const others = verdict.reasons.flatMap((one) =>
    one.kind === 'issue' && (isOfAll || isMissing(one)) ? [one.issue] : [],
  )
  const issues = [...own, ...others.filter((one) => !own.includes(one))]
  const codes = verdict.reasons.filter(isOfCodes)
  const open = isOfAll ? openSteps(analysis).length : 0
  const approved = open === 0 ? STEP_TEXTS[name].approved : openText(open)
  if (isOfAll && verdict.tone === 'open')
    return { ...QUIET, tone: 'look', title: verdict.title, message: approved }
  const message = own.some(({ code }) => CONTRADICTS_APPROVAL.includes(code)) ? null : approved
  const [worst] = codes
  if (worst?.tone === 'bad' || (worst && issues.length === 0))
    return {
      tone: worst.tone,
      title: titleOf(alike(codes)),
      message,
      detail: name === 'connection' && own.length === 0 ? NO_CONNECTION_ERRORS : null,
      issues,
      codes,
    }
  if (issues.length === 0 && open > 0) return { ...QUIET, tone: 'look', title: LOCKED_TITLE, message }
  if (issues.length === 0) return approvedBanner(approved, DETAILS[name]?.(analysis, verdict) ?? null)
  return { ...QUIET, tone: 'look', title: counted(issues.length, 'Warning'), message, issues, codes }
}

const openText = (count: number): string =>
  `${counted(count, 'step is', 'steps are')} not confirmed. Check the answers, then confirm the system.`

/** Steps about the whole system: they say all of its verdict. */
const OF_ALL: readonly StepName[] = ['confirm', 'finish']

/** Those of one kind with the first. */
const alike = (reasons: readonly VerdictReason[]) => reasons.filter(({ kind }) => kind === reasons[0]?.kind)

/** A box that praises; no other place makes one. */
export const approvedBanner = (message: string, detail: string | null = null): Banner => ({
  ...QUIET,
  tone: 'good',
  title: APPROVED_TITLE,
  message,
  detail,
})

const QUIET = { detail: null, issues: [], codes: [] } as const

/** An empty drawing, as after undo, has nothing to praise. */
const NOTHING_LISTED: Banner = {
  ...QUIET,
  tone: 'look',
  title: 'No parts yet',
  message: 'The parts list is empty.',
}

/** Parts that no step has been answered for: 'Finish for me' can answer all of them. */
export const isUnanswered = ({ layout }: Pick<Analysis, 'layout'>): boolean =>
  layout.parts.some(isSystemPart) && layout.runs.length === 0 && layout.confirmedSteps.length === 0

const UNANSWERED: Banner = {
  ...QUIET,
  tone: 'look',
  title: LOCKED_TITLE,
  message: 'Handrails, runs and connections are not answered yet.',
}

/** What a good box says below its sentence. */
const DETAILS: Readonly<Partial<Record<StepName, (analysis: Analysis, verdict: Verdict) => string>>> = {
  connection: () => NO_CONNECTION_ERRORS,
  confirm: ({ partsList }, { toVerify }) => {
    const pieces = partsList.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const counts = `${counted(pieces, 'piece')}, 2 counts agree.`
    return toVerify === 0 ? counts : `${counts} ${counted(toVerify, 'item')} to verify on site.`
  },
}

function wrongBanner(
  name: StepName,
  { isLocked, message }: ReturnType<typeof stepState>,
  issues: readonly Issue[],
): Banner {
  const worst = { ...QUIET, tone: 'bad', issues } as const
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

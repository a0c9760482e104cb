import type { Issue, IssueArea, IssueCode } from '../../model/layout/issue.ts'
import type { StepName } from '../../model/layout/layout.ts'
import { isSystemPart } from '../../model/layout/part.ts'
import { COUNTED_STEP_NAMES } from '../../model/layout/progress.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { messageOf } from '../../rules/analysis/messages.ts'
import { quoteErrors, quoteIssues } from '../../rules/cross-check/count-issues.ts'
import { isOrderedAsDrawn } from '../../rules/parts-list/requirements-of-parts.ts'
import { isToDo } from './is-to-do.ts'
import { isAskedFor, type Question, questionsLeft } from './open-questions.ts'
import { STEP_TEXTS } from './step-texts.ts'

export type StepState = {
  readonly name: StepName
  /** Next is disabled while a step is locked (spec 3 §2.7). */
  readonly isLocked: boolean
  readonly message: string
  /** Errors and warnings this step shows. */
  readonly issues: readonly Issue[]
}

/** Areas of issues each step shows. */
const AREAS: Readonly<Record<StepName, readonly IssueArea[]>> = {
  handrail: ['handrail'],
  run: ['run'],
  connection: ['connection', 'handrail', 'placement', 'run'],
  closure: ['closure'],
  leg: ['leg'],
  bracing: ['bracing'],
  confirm: [
    'placement',
    'connection',
    'handrail',
    'run',
    'closure',
    'leg',
    'bracing',
    'parts-list',
    'drawing',
  ],
  finish: ['parts-list', 'drawing'],
}

/** Locks of the guided steps (spec 3 §4.2). */
const LOCKS: Readonly<Record<StepName, (analysis: Analysis, errors: readonly Issue[]) => boolean>> = {
  handrail: ({ platformRails }) => [...platformRails.values()].some(({ isChosen }) => !isChosen),
  run: (_, errors) => errors.length > 0,
  connection: (_, errors) => errors.length > 0,
  closure: (_, errors) => errors.length > 0,
  leg: (analysis, errors) => analysis.layout.autoGenLegs && (errors.length > 0 || lacksHeights(analysis)),
  bracing: (analysis, errors) =>
    analysis.layout.autoGenBracing && (errors.length > 0 || lacksHeights(analysis)),
  // Nothing to order is nothing to confirm: the call that makes the parts would refuse it.
  confirm: ({ partsList }, errors) => errors.length > 0 || partsList.lines.length === 0,
  finish: (analysis) => quoteErrors(analysis).length > 0,
}

/** What is known at a step: the last ones before a quote hold the cross-check against the list. */
const issuesAt = (name: StepName, analysis: Analysis): readonly Issue[] =>
  name === 'confirm' || name === 'finish' ? quoteIssues(analysis) : analysis.issues

/** A confirmed step is done as long as nothing locks it again. */
export const isStepDone = (name: StepName, analysis: Analysis): boolean =>
  analysis.layout.confirmedSteps.includes(name) && !stepState(name, analysis).isLocked

/** The counted steps of a system that are not done: never confirmed, or undone since. */
export const openSteps = (analysis: Analysis): readonly StepName[] =>
  analysis.layout.parts.some(isSystemPart)
    ? COUNTED_STEP_NAMES.filter((step) => !isStepDone(step, analysis))
    : []

const RUNS_FIRST = 'Build the runs first: they give every part its height.'

/** Without the height of every part neither legs nor braces can be generated. */
const WITHOUT_HEIGHT: readonly IssueCode[] = ['run.none', 'run.unassigned-part', 'run.height-missing']

const lacksHeights = ({ issues }: Analysis): boolean =>
  issues.some(({ code }) => WITHOUT_HEIGHT.includes(code))

const questionsText = (count: number): string =>
  count === 1 ? '1 question is open, everything else is answered.' : `${count} questions are open.`

/** State of one step of the workflow. */
export function stepState(name: StepName, analysis: Analysis): StepState {
  const own = issuesAt(name, analysis).filter(({ area }) => AREAS[name].includes(area))
  const questions = name === 'confirm' ? questionsLeft(analysis) : []
  // What is asked in place is no fault beside it.
  const issues = own.filter((issue) => !isAskedFor(issue, questions))
  const errors = issues.filter(({ severity }) => severity === 'error')
  const isLocked = questions.length > 0 || LOCKS[name](analysis, errors)
  const texts = STEP_TEXTS[name]
  return {
    name,
    isLocked,
    message: isLocked ? lockedMessage(name, errors, analysis, questions) : texts.approved,
    issues,
  }
}

/** What a locked step says; runs say what is wrong once every part has one (spec 3 §2.7). */
function lockedMessage(
  name: StepName,
  errors: readonly Issue[],
  analysis: Analysis,
  questions: readonly Question[],
): string {
  const [first] = errors
  if (questions.length > 0 && !first) return questionsText(questions.length)
  if ((name === 'leg' || name === 'bracing') && !first) return RUNS_FIRST
  const opening = errors.find(isMissingOpening)
  // Every joint is right, and only the way in or out of the system is not named yet.
  if (name === 'connection' && opening && errors.every((one) => isToDo(one, errors, analysis)))
    return messageOf(opening)
  const isAboutParts = errors.some(({ code }) => code === 'run.unassigned-part' || code === 'run.none')
  return name === 'run' && first && !isAboutParts ? messageOf(first) : STEP_TEXTS[name].locked
}

const isMissingOpening = ({ code }: Issue): boolean =>
  code === 'connection.no-entrance' || code === 'connection.no-exit'

/**
 * Whether the Ready card shows: there is something to order. Beside system parts, add-on pieces and portables (spec 2 §4)
 * that is whatever is ordered as drawn under an item number: mats, entry ramps, pads and transitions alone are a job too
 * (decision 027).
 */
export const isReadyToFinalize = ({ placement }: Pick<Analysis, 'placement'>): boolean =>
  placement.parts.some(
    (placed) => isSystemPart(placed.part) || (isOrderedAsDrawn(placed) && placed.item.itemNumber !== ''),
  )

import type { Issue, IssueArea, IssueCode } from '../../model/layout/issue.ts'
import type { RunId } from '../../model/layout/layout.ts'
import { topOf } from '../../model/layout/run-top.ts'
import { doorIdAt } from '../../model/layout/site.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { JointEnd } from '../../rules/connections/joint.ts'
import { endHeightOf, endOf } from '../../rules/runs/end-height.ts'
import { type SystemEnd, systemEnds } from './system-ends.ts'

/** What only a person can say; its step waits for the answer. */
export type Question =
  /** Which side is the door, or the way out? */
  | { readonly kind: 'side'; readonly step: 'connection'; readonly end: SystemEnd }
  /** How high is a door? `place` counts the doors from 0. */
  | { readonly kind: 'rise'; readonly step: 'run'; readonly place: number }
  /** How high does a run end? */
  | { readonly kind: 'end-height'; readonly step: 'run'; readonly run: RunId }
  /** Choices whose closure, leg or brace is gone: may they go as well? */
  | { readonly kind: 'lost-choices'; readonly step: 'closure' | 'leg' | 'bracing'; readonly issue: Issue }

/** Everything the proposals cannot answer, in the order of the steps. */
export function openQuestions(analysis: Analysis): readonly Question[] {
  return [
    ...rises(analysis),
    ...endHeights(analysis),
    ...systemEnds(analysis)
      .filter(({ sure }) => sure === null)
      .map((end) => ({ kind: 'side', step: 'connection', end }) as const),
    ...lostChoices(analysis),
  ]
}

/** Whether something is open in a step that nobody has confirmed yet: what a person confirmed is answered. */
export const isQuestionOpen = ({ step }: Question, { layout }: Pick<Analysis, 'layout'>): boolean =>
  !layout.confirmedSteps.includes(step)

/** What only a person can say and has not said: never approved in silence. */
export const questionsLeft = (analysis: Analysis): readonly Question[] =>
  openQuestions(analysis).filter((one) => isQuestionOpen(one, analysis))

/** The sides that questions are about, each once, in the order they are asked: canvas and list number them alike. */
export const askedSides = (questions: readonly Question[]): readonly JointEnd[] =>
  questions
    .flatMap((one) =>
      one.kind === 'side' ? one.end.sides.map((side) => ({ part: one.end.part, side })) : [],
    )
    .filter((end, index, all) => all.findIndex((other) => isSameEnd(end, other)) === index)

const isSameEnd = (a: JointEnd, b: JointEnd): boolean => a.part === b.part && a.side === b.side

/** What each question asks for: it is no fault beside it. */
const ASKED: Readonly<Record<Question['kind'], readonly IssueCode[]>> = {
  side: [
    'connection.no-entrance',
    'connection.no-exit',
    'connection.unconnected-part',
    'connection.unconnected-side',
  ],
  rise: ['run.height-missing'],
  'end-height': ['run.height-missing'],
  'lost-choices': ['choice.owner-gone'],
}

/** Whether an issue only says what a question asks; of parts, those that are asked about. */
export const isAskedFor = (
  { code, parts }: Pick<Issue, 'code' | 'parts'>,
  questions: readonly Question[],
): boolean =>
  questions.some(
    (one) =>
      ASKED[one.kind].includes(code) &&
      (one.kind !== 'side' || parts.length === 0 || parts.includes(one.end.part)),
  )

function rises({ layout }: Analysis): readonly Question[] {
  return layout.runs.flatMap((run) => {
    if (run.door === undefined || topOf(run, layout) !== null) return []
    const place = layout.runs.findIndex((_, at) => doorIdAt(at) === run.door)
    return [{ kind: 'rise', step: 'run', place: Math.max(0, place) } as const]
  })
}

function endHeights({ layout, runs, placement }: Analysis): readonly Question[] {
  return layout.runs.flatMap((run) => {
    const figures = runs.figures.find(({ id }) => id === run.id)
    const isKnown = run.bottom !== null || !figures || endHeightOf(endOf(figures, layout, placement)) !== null
    return isKnown || run.parts.length === 0
      ? []
      : [{ kind: 'end-height', step: 'run', run: run.id } as const]
  })
}

const STEP_OF: Partial<Readonly<Record<IssueArea, 'closure' | 'leg' | 'bracing'>>> = {
  closure: 'closure',
  leg: 'leg',
  bracing: 'bracing',
}

function lostChoices({ issues }: Analysis): readonly Question[] {
  return issues.flatMap((issue) => {
    const step = issue.code === 'choice.owner-gone' ? STEP_OF[issue.area] : undefined
    return step === undefined ? [] : [{ kind: 'lost-choices', step, issue } as const]
  })
}

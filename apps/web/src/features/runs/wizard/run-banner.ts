import { approvedBanner, counted, type Issue, LOCKED_TITLE, RUN_STEPS, warningsOf } from '@ramp/domain'
import type { StepStatus } from '../../../ui/steps/step-frame.tsx'

/** What each step of the sub-wizard still waits for. */
const LOCKED_MESSAGES = [
  'Type the height of the upper end, or click a platform of another run.',
  'Select the parts of the run from the top down.',
  'Type the height of the lower end.',
  'Fix the run errors below.',
] as const

type Standing = {
  readonly step: number
  readonly isLocked: boolean
  /** The first error the step has to speak of. */
  readonly problem: Issue | null
  /** Everything about the run as far as it is built. */
  readonly issues: readonly Issue[]
}

/** The one box of a step of the sub-wizard: the worst of what there is to say (spec 3 §2.9). */
export function runBanner({ step, isLocked, problem, issues }: Standing): StepStatus {
  const approved = RUN_STEPS[step]?.approved ?? ''
  const warnings = warningsOf({ issues })
  if (problem) return { tone: 'bad', title: LOCKED_TITLE, message: null, issues: withFirst(problem, issues) }
  if (isLocked) return { tone: 'look', title: LOCKED_TITLE, message: LOCKED_MESSAGES[step], issues: warnings }
  if (warnings.length > 0)
    return {
      tone: 'look',
      title: counted(warnings.length, 'Warning'),
      message: approved,
      issues: warnings,
    }
  return approvedBanner(approved)
}

const withFirst = (problem: Issue, issues: readonly Issue[]): readonly Issue[] => [
  problem,
  ...issues.filter((issue) => issue.code !== problem.code || issue.parts.join() !== problem.parts.join()),
]

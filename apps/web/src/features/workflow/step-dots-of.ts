import { STEPS, type StepName } from '@ramp/domain'
import { MODES } from '@ramp/editor'
import type { StepDot } from '../../ui/steps/step-dots.tsx'

/** The seven steps of the dots bar (spec 3 §2.7): Finish is the end of the row and has no dot of its own. */
const DOT_STEPS: readonly StepName[] = STEPS.filter((step) => step !== 'finish')

/** Where one is, and which of the other steps are done. */
export const stepDotsOf = (current: StepName, isDone: (step: StepName) => boolean): readonly StepDot[] =>
  DOT_STEPS.map((name) => ({
    name: MODES[name].title,
    state: name === current ? 'now' : isDone(name) ? 'done' : 'open',
  }))

/** `Step 2 of 7`; nothing for Finish. */
export function stepCountText(current: StepName): string | null {
  const index = DOT_STEPS.indexOf(current)
  return index < 0 ? null : `Step ${index + 1} of ${DOT_STEPS.length}`
}

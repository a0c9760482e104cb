import { STEPS, type StepName, type StepState } from '@ramp/domain'
import { MODES } from '@ramp/editor'
import type { StepDot } from '../../ui/steps/step-dots.tsx'

/** The seven steps of the dots bar (spec 3 §2.7): Finish is the end of the row and has no dot of its own. */
const DOT_STEPS: readonly StepName[] = STEPS.filter((step) => step !== 'finish')

/** Where one is: a confirmed step is done as long as nothing locks it again. */
export const stepDotsOf = (current: StepName, states: readonly StepState[]): readonly StepDot[] =>
  DOT_STEPS.map((name) => {
    const state = states.find((one) => one.name === name)
    const isDone = state?.isConfirmed === true && !state.isLocked
    return { name: MODES[name].title, state: name === current ? 'now' : isDone ? 'done' : 'open' }
  })

/** `Step 2 of 7`; nothing for Finish. */
export function stepCountText(current: StepName): string | null {
  const index = DOT_STEPS.indexOf(current)
  return index < 0 ? null : `Step ${index + 1} of ${DOT_STEPS.length}`
}

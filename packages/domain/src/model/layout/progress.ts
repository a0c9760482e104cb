import { type Layout, STEPS, type StepName } from './layout.ts'

/** Steps the progress bar counts: Confirm and Finish are no work of their own (spec 1 §9). */
export const COUNTED_STEP_NAMES: readonly StepName[] = STEPS.filter(
  (step) => step !== 'confirm' && step !== 'finish',
)

/** How many they are. */
export const COUNTED_STEPS = COUNTED_STEP_NAMES.length

/** How many of the six counted steps are confirmed. */
export const completedSteps = ({ confirmedSteps }: Layout): number =>
  COUNTED_STEP_NAMES.filter((step) => confirmedSteps.includes(step)).length

/** Percent and colour of the progress bar by completed steps (spec 1 §9). */
export const PROGRESS = [
  { percent: 100, color: 'grey' },
  { percent: 17, color: 'red' },
  { percent: 34, color: 'orange' },
  { percent: 51, color: 'yellow' },
  { percent: 68, color: 'olive' },
  { percent: 85, color: 'green' },
  { percent: 100, color: 'teal' },
] as const

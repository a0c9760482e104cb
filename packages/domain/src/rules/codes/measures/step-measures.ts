import { hasThreshold, porchSteps, thresholdFor } from '../../site-measures/porch-steps.ts'
import type { MeasuredSystem, Reading } from './measured-system.ts'

/** The step up to the sill of every door on a porch; where a threshold takes it up, a person looks at it. */
export function doorSteps(system: MeasuredSystem): readonly Reading[] {
  const { catalogue } = system
  return porchSteps(system).map((one): Reading => {
    const { step, door, parts, isFlush } = one
    if (isFlush) return { value: step, parts }
    const isTakenUp = hasThreshold(one, system, catalogue) || thresholdFor(step, door, catalogue) !== null
    return isTakenUp ? { value: null, parts, look: TAKEN_UP } : { value: step, parts }
  })
}

const TAKEN_UP = 'A threshold ramp takes up the step: verify how it fits the door.'

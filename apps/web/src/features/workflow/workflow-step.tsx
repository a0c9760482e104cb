import type { StepName } from '@ramp/domain'
import type { ReactNode } from 'react'
import { StepFrame, type StepFrameValues } from '../../ui/steps/step-frame.tsx'
import { useStepFrame } from './use-step-frame.ts'

type WorkflowStepProps = {
  readonly step: StepName
  readonly children: ReactNode | ((frame: StepFrameValues) => ReactNode)
}

/**
 * One step of the guided workflow in its frame. A step with a sub-wizard takes the frame into its own hands: it is given
 * the values and draws the `StepFrame` itself.
 */
export function WorkflowStep({ step, children }: WorkflowStepProps) {
  const frame = useStepFrame(step)
  return typeof children === 'function' ? children(frame) : <StepFrame {...frame}>{children}</StepFrame>
}

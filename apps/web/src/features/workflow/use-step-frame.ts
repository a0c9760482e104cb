import {
  confirmStepWith,
  confirmSystem,
  isStepDone,
  STEP_TEXTS,
  type StepName,
  stepBanner,
  stepState,
} from '@ramp/domain'
import { MODES, nextMode, previousMode, setMode } from '@ramp/editor'
import { useDeferredValue } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import type { StepFrameValues } from '../../ui/steps/step-frame.tsx'
import { stepCountText, stepDotsOf } from './step-dots-of.ts'

/** Buttons with a name of their own (spec 3 §2.7). */
const NEXT_LABELS: Partial<Record<StepName, string>> = { confirm: 'Confirm System', finish: 'Finish' }

/** Steps about the whole system. */
const WHOLE_SYSTEM_STEPS: readonly StepName[] = ['confirm', 'finish']

/**
 * Everything around a step's content: dots, title, state, Back and Next, as the editor stands. A step about the whole system
 * opens with its state and the lock of Next still to come: both are there with the content, in the frame after.
 */
export function useStepFrame(step: StepName): StepFrameValues {
  const editor = useEditor()
  const analysis = useAnalysis()
  // Checking the whole system against its parts list and the codes takes as long as the rest of the first frame.
  const isJudged = useDeferredValue(true, !WHOLE_SYSTEM_STEPS.includes(step))
  const previous = previousMode(step)
  const goOn = () => {
    editor.run(
      step === 'confirm' ? 'Confirm system' : `Confirm ${MODES[step].title}`,
      'propChange',
      step === 'confirm' ? confirmSystem(analysis) : confirmStepWith(step, analysis),
    )
    const next = nextMode(step)
    if (next) setMode(editor, next)
  }
  return {
    title: STEP_TEXTS[step].title,
    sub: stepCountText(step),
    dots: stepDotsOf(step, (other) => isStepDone(other, analysis)),
    onExit: () => setMode(editor, 'building'),
    status: isJudged ? stepBanner(step, analysis) : 'pending',
    back: previous && { label: 'Back', onClick: () => setMode(editor, previous) },
    next: {
      label: NEXT_LABELS[step] ?? 'Next',
      onClick: goOn,
      isDisabled: !isJudged || stepState(step, analysis).isLocked,
    },
  }
}

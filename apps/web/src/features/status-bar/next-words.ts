import { pluralOf, type StepName } from '@ramp/domain'

export type Progress = {
  readonly hasRise: boolean
  readonly hasParts: boolean
  /** Parts that people walk on: without them there is nothing to propose. */
  readonly hasSystem: boolean
  /** Something is there to be ordered. */
  readonly isReady: boolean
  readonly errors: number
  /** Parts that touch nothing. */
  readonly looseParts: number
  /** Ramp ends that nothing is joined to. */
  readonly looseEnds: number
  /** The ramps drawn take the rise at the desired slope: a loose end can be the one on the ground. */
  readonly isLongEnough: boolean
  /** No step was answered for the parts drawn. */
  readonly isUnanswered: boolean
  /** What Confirm still asks. */
  readonly questions: number
  /** The guided step that is open; null in Building. */
  readonly step: StepName | null
  /** Whether all steps that are counted are confirmed. */
  readonly isThrough: boolean
  readonly isConfirmed: boolean
}

/** What a person does next, in a few words. */
export function nextWords(progress: Progress): string {
  const { hasRise, hasParts, hasSystem, isReady, errors, step, isThrough, isConfirmed } = progress
  if (!hasParts) return hasRise ? 'Use a ramp from Fit, or place a platform' : 'Enter the rise'
  if (errors > 0) return pluralOf(errors, 'Open the error and correct it', 'Open the errors and correct them')
  if (hasSystem && !hasRise) return 'Enter the rise'
  if (step === null && hasSystem && isToBeJoined(progress)) return 'Join the next part'
  if (step !== null || isThrough || isConfirmed) return inSteps(progress)
  if (hasSystem) return 'Finish for me'
  return isReady ? "Let's Go" : 'Place a platform or a ramp'
}

const isToBeJoined = ({ looseParts, looseEnds, isLongEnough }: Progress): boolean =>
  looseParts > 0 || (looseEnds > 0 && !isLongEnough)

function inSteps({ isUnanswered, questions, step, isThrough, isConfirmed }: Progress): string {
  if (step === 'confirm' && isUnanswered) return 'Finish for me'
  if (step === 'confirm' && questions > 0)
    return pluralOf(questions, 'Answer the open question', 'Answer the open questions')
  if (step === 'finish' || isConfirmed) return 'Finish'
  return step === 'confirm' || isThrough ? 'Confirm System' : 'Check this step, then press Next'
}

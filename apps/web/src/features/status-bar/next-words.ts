import { pluralOf, type StepName } from '@ramp/domain'

export type Progress = {
  readonly hasRise: boolean
  readonly hasParts: boolean
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
export function nextWords({
  hasRise,
  hasParts,
  errors,
  looseParts,
  looseEnds,
  isLongEnough,
  isUnanswered,
  questions,
  step,
  isThrough,
  isConfirmed,
}: Progress): string {
  if (!hasParts) return hasRise ? 'Use a ramp from Fit, or place a platform' : 'Enter the rise'
  if (errors > 0) return pluralOf(errors, 'Open the error and correct it', 'Open the errors and correct them')
  if (!hasRise) return 'Enter the rise'
  const isToBeJoined = looseParts > 0 || (looseEnds > 0 && !isLongEnough)
  if (isToBeJoined && step === null) return 'Join the next part'
  if (step === 'confirm' && isUnanswered) return 'Finish for me'
  if (step === 'confirm' && questions > 0)
    return pluralOf(questions, 'Answer the open question', 'Answer the open questions')
  if (step === 'finish' || isConfirmed) return 'Finish'
  if (step === 'confirm' || isThrough) return 'Confirm System'
  return step === null ? 'Finish for me' : 'Check this step, then press Next'
}

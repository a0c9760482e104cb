import { type JoinedProblem, messageOf } from '@ramp/domain'
import { toast } from './toast.ts'

/** Says why a part that is joined stays as it was. */
export const staysToast = (problem: JoinedProblem) => toast.refusal('It was not changed', sentenceOf(problem))

export function sentenceOf(problem: JoinedProblem): string {
  switch (problem.kind) {
    case 'held':
      return 'Parts connected to it cannot move because of other parts or a separate door.'
    case 'no-room':
      return 'Parts connected to it would overlap another part. Make room first.'
    case 'no-end':
      return 'It would not have enough free ends for the parts connected to it.'
    case 'rule':
      return messageOf(problem)
  }
}

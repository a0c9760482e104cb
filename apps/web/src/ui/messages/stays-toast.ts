import { type JoinedProblem, messageOf } from '@ramp/domain'
import { toast } from './toast.ts'

/** Says why a part that is joined stays as it was. */
export const staysToast = (problem: JoinedProblem) => toast.warning('It stays as it was', sentenceOf(problem))

export function sentenceOf(problem: JoinedProblem): string {
  switch (problem.kind) {
    case 'held':
      return 'What is joined to it cannot follow: other parts, or a door of its own, hold it where it is.'
    case 'no-room':
      return 'What is joined to it would come to lie on another part. Make room first.'
    case 'no-end':
      return 'It would have no free end for everything that is joined to it.'
    case 'rule':
      return messageOf(problem)
  }
}

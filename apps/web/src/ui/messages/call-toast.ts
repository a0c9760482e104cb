import { CallError } from '@ramp/contracts'
import { toast } from './toast.ts'

const NOT_GRANTED = 'Access not granted. Please verify that you are using an approved email username.'

/** What a refused call says: the status code, the server's own words, and for 401 what to check (spec 1 §8). */
export function callText(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.'
  const status = error.status === 0 ? '' : `${error.status}: `
  const advice = error.status === 401 && !error.message.includes(NOT_GRANTED) ? ` ${NOT_GRANTED}` : ''
  return `${status}${error.message}${advice}`
}

/**
 * What is said below the title of a call that failed; nothing while the browser is offline and no server answers: the notice
 * of the workspace says so, once for all of them.
 */
export function callNote(error: unknown): string | undefined {
  const isUnanswered = error instanceof CallError && error.status === 0
  return isUnanswered && !navigator.onLine ? undefined : callText(error)
}

/** A toast for a call that failed; `title` says what could not be done. */
export const callToast = (title: string, error: unknown): void => {
  toast.error(title, callNote(error))
}

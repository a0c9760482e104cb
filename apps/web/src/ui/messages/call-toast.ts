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

/** A toast for a call that failed; `title` says what could not be done. */
export const callToast = (title: string, error: unknown): void => {
  toast.error(title, callText(error))
}

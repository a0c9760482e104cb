import type { HeaderRecord } from '@ramp/contracts'
import type { Caller } from '../identity/caller.ts'
import { AppError } from './app-error.ts'

/** Opens a quote header for a caller, or refuses; what hangs on headers asks this first. */
export type OpenHeader = (caller: Caller, headerID: string) => Promise<HeaderRecord>

/** Refuses to change anything of a header whose quote has been accepted. */
export function refuseAccepted({ status }: Pick<HeaderRecord, 'status'>) {
  if (status === 'accepted')
    throw new AppError(
      'quote.accepted',
      'This quote has been accepted and can no longer be changed. Create a new quote for the change.',
    )
}

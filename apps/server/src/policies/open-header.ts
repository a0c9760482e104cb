import type { HeaderRecord } from '@ramp/contracts'
import { AppError } from '../http/app-error.ts'
import { mayUseSandbox } from '../identity/access.policy.ts'
import type { Caller } from '../identity/caller.ts'

/** Opens a quote header for a caller, or refuses; what hangs on headers asks this first. */
export type OpenHeader = (caller: Caller, headerID: string) => Promise<HeaderRecord>

/** One answer for a quote that does not exist and for one of somebody else: nobody learns which numbers are in use. */
export const unknownHeader = (): AppError =>
  new AppError('header.unknown', 'You are not authorized to view this project')

/** Lets a caller have parts generated: in the sandbox, or for a quote the caller may open. */
export type AllowGenerate = (caller: Caller, headerID: string | undefined) => Promise<void>

export const allowGenerateWith =
  (openHeader: OpenHeader): AllowGenerate =>
  async (caller, headerID) => {
    if (headerID !== undefined) await openHeader(caller, headerID)
    else if (!mayUseSandbox(caller))
      throw new AppError(
        'sandbox.refused',
        'You design from a quote. Open one in the dealer portal, then start the designer from it.',
      )
  }

/** Refuses to write over what somebody else has saved since the caller looked; without a time nothing is compared. */
export function refuseChanged(
  { dtmLastUpdate }: Pick<HeaderRecord, 'dtmLastUpdate'>,
  known: string | undefined,
) {
  if (known !== undefined && Date.parse(known) !== Date.parse(dtmLastUpdate))
    throw new AppError(
      'header.changed',
      'This project was saved in another window or by somebody else after you opened it. Your drawing stays in this browser; open the quote again to see the newer one.',
    )
}

/** Refuses to change anything of a header whose quote has been accepted. */
export function refuseAccepted({ status }: Pick<HeaderRecord, 'status'>) {
  if (status === 'accepted')
    throw new AppError(
      'quote.accepted',
      'This quote has been accepted and can no longer be changed. Create a new quote for the change.',
    )
}

import type { HeaderRecord } from '@ramp/contracts'
import { AppError } from '../http/app-error.ts'
import { mayUseSandbox } from '../identity/access.policy.ts'
import type { Caller } from '../identity/caller.ts'

/** A header, and which of its options calls are about. */
export type OpenedHeader = HeaderRecord & {
  /** Option that calls mean which name the quote alone. */
  readonly mainOption: number
  /** Option whose drawing may change although the quote was ordered; null where no change order was begun. */
  readonly changingOption: number | null
}

/** Opens a quote header for a caller, or refuses; what hangs on headers asks this first. */
export type OpenHeader = (caller: Caller, headerID: string) => Promise<OpenedHeader>

/** One answer for a quote that does not exist and for one of somebody else: nobody learns which numbers are in use. */
export const unknownHeader = (): AppError =>
  new AppError('header.unknown', 'You are not authorized to view this project')

export const unknownOption = (headerID: string, option: number): AppError =>
  new AppError('option.unknown', `Quote ${headerID} has no option ${option}. Open the quote again.`)

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
export function refuseChanged(changedAt: Date | null, known: string | undefined) {
  if (known !== undefined && changedAt !== null && changedAt.getTime() > Date.parse(known))
    throw new AppError(
      'header.changed',
      'This project was saved in another window or by someone else after you opened it. Your drawing stays in this browser; open the quote again to see the newer one.',
    )
}

type Standing = Pick<OpenedHeader, 'status' | 'changingOption'>

/**
 * Whether nothing of a quote may change because it has been accepted; once a change order was begun, the drawing and the price of its option
 * may.
 */
export const isFrozen = ({ status, changingOption }: Standing, option: number | null = null): boolean =>
  status === 'accepted' || (changingOption !== null && option !== null && changingOption !== option)

export function refuseAccepted(standing: Standing, option: number | null = null) {
  if (isFrozen(standing, option))
    throw new AppError(
      'quote.accepted',
      'This quote is accepted and can no longer be changed. Start a change order in the dealer portal.',
    )
}

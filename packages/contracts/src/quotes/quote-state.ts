import { described } from '@ramp/formats'
import * as z from 'zod/mini'

/**
 * How far a quote is, of all its options. received: finished, and not issued. expired: the last valid day of every proposal has passed.
 * changing: ordered, with a change order begun. ordered: accepted by the dealer.
 */
export const QUOTE_STATES = [
  'draft',
  'received',
  'issued',
  'expired',
  'approved',
  'ordered',
  'changing',
  'declined',
  'withdrawn',
  'canceled',
] as const

export const quoteState = z
  .enum(QUOTE_STATES)
  .apply(
    described,
    'Of all options: approved before issued, else what became of the last revision. `received` is finished and not issued, `ordered` is accepted by the dealer, `changing` has an open change order. A quote is expired once the last valid day has passed in the time zone of its dealer.',
  )
export type QuoteState = z.infer<typeof quoteState>

/** How far a quote is, as lists and files say it; none of them says that it is good. */
export const QUOTE_STATE_TEXT: Readonly<Record<QuoteState, string>> = {
  draft: 'To be designed',
  received: 'Quoted',
  issued: 'Issued',
  expired: 'Expired',
  approved: 'Approved',
  ordered: 'Accepted',
  changing: 'Change order',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  canceled: 'Canceled',
}

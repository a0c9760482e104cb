import type { FitRequest } from '@ramp/domain'
import { keyOf, type Offered } from './offered/fit-messages.ts'

/** The ramp that a part was kept of, and what was asked when it was offered. */
export type KeptFrom = { readonly asked: string; readonly offered: Offered }

/** What is asked besides the parts that stay: while that is the same, what was offered is still legal. */
export const askedBesides = (ask: FitRequest): string => JSON.stringify({ ...ask, keep: [] })

/** The ramp that parts are kept of, while it may still be offered. */
export const stillOffered = (from: KeptFrom | null, ask: FitRequest): Offered | null =>
  from && ask.keep.length > 0 && from.asked === askedBesides(ask) ? from.offered : null

/** More than this many nobody compares. */
const MOST = 6

/** What was found with parts that stay, and among it the ramp they are kept of: a person goes on from that one. */
export function withKeptFrom(found: readonly Offered[], from: Offered | null): readonly Offered[] {
  if (!from || found.some((one) => keyOf(one) === keyOf(from))) return found
  const why = 'The ramp this part is from.'
  return [...found.slice(0, MOST - 1), { ...from, why }]
}

/** Whether nothing that was found is better than the ramp that parts are kept of. */
export const isNoneBetter = (found: readonly Offered[], from: Offered | null): boolean =>
  from !== null && found.every(({ price }) => price >= from.price)

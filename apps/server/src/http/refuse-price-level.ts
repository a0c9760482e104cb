import type { PriceLevel } from '@ramp/domain'
import { mayQuoteAt } from '../identity/access.policy.ts'
import type { Caller } from '../identity/caller.ts'
import { AppError } from './app-error.ts'

/** A layout carries its price level, but it does not decide it: who may not name it is refused. */
export function refusePriceLevel(caller: Caller, priceLevel: PriceLevel) {
  if (mayQuoteAt(caller, priceLevel)) return
  throw new AppError(
    'price-level.refused',
    `The price level ${priceLevel} is set by internal staff. Quote at retail, or ask customer service.`,
  )
}

import type { PriceLevel } from '@ramp/domain'
import { AppError } from '../http/app-error.ts'
import { mayQuoteAt } from '../identity/access.policy.ts'
import type { Caller } from '../identity/caller.ts'

/** A layout carries its price level, but it does not decide it: who may not name it is refused. */
export function refusePriceLevel(caller: Caller, priceLevel: PriceLevel) {
  if (mayQuoteAt(caller, priceLevel)) return
  throw new AppError(
    'price-level.refused',
    `The price level ${priceLevel} is set by internal staff. Quote at retail, or ask customer service.`,
  )
}

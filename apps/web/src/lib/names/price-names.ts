import type { PriceLevel } from '@ramp/domain'

/** What each price level is called where its sum is shown. */
export const PRICE_NAMES: Readonly<Record<PriceLevel, string>> = {
  retail: 'Retail price',
  dealer: 'Dealer price',
  fss: 'FSS price',
}

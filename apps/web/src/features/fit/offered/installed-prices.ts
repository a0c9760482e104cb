import type { LayoutPrices } from '@ramp/contracts'
import type { Cents } from '@ramp/domain'
import { moneyText } from '@ramp/shell'
import { keyOf, type Offered } from './fit-messages.ts'

/** What a dealer sells an installed ramp for, in cents. */
type InstalledPrice = { readonly total: Cents; readonly isBeforeTax: boolean }

/** Prices of the ramps that are offered, by their keys. */
export type InstalledPrices = ReadonlyMap<string, InstalledPrice>

/** Prices as they were answered; null unless every ramp has one, because a rank over two kinds of price tells nothing. */
export function installedPrices(
  offered: readonly Offered[],
  { prices }: Pick<LayoutPrices, 'prices'>,
): InstalledPrices | null {
  const found = offered.flatMap((one, index): (readonly [string, InstalledPrice])[] => {
    const price = prices[index]?.price
    return price ? [[keyOf(one), { total: price.total, isBeforeTax: price.taxes === null }]] : []
  })
  return found.length === offered.length && found.length > 0 ? new Map(found) : null
}

/** The ramps by their installed prices, straight ones first where that was wished; without prices as they are. */
export function rankedBy(
  offered: readonly Offered[],
  prices: InstalledPrices | null,
  isStraightFirst: boolean,
): readonly Offered[] {
  if (!prices) return offered
  const rank = (one: Offered) => (isStraightFirst && one.kind !== 'straight' ? 1 : 0)
  const total = (one: Offered) => prices.get(keyOf(one))?.total ?? Number.POSITIVE_INFINITY
  return offered.toSorted((a, b) => rank(a) - rank(b) || total(a) - total(b))
}

/** What a ramp costs, and what the price is of where that is more than its parts: `Installed, before tax`. */
export type OfferedPrice = { readonly amount: string; readonly of: string | null }

export function offeredPrice(offered: Offered, prices: InstalledPrices | null): OfferedPrice {
  const installed = prices?.get(keyOf(offered))
  if (!installed) return { amount: moneyText(offered.price), of: null }
  return {
    amount: moneyText(installed.total),
    of: installed.isBeforeTax ? 'Installed, before tax' : 'Installed',
  }
}

/** Which price ramps are ranked by. */
export const rankWords = (prices: InstalledPrices | null): string =>
  prices ? 'by installed price' : 'by parts price'

/** Why a ramp is offered, where its installed price says otherwise than that of its parts. */
export function whyInstalled(
  why: string,
  offered: Offered,
  { prices, all }: { readonly prices: InstalledPrices | null; readonly all: readonly Offered[] },
): string {
  if (!prices) return why
  // Of equal prices the first in the order of parts has it.
  const [lowest] = rankedBy(all, prices, false)
  if (lowest && keyOf(lowest) === keyOf(offered)) return 'Lowest installed price of these.'
  return offered.why === 'Lowest cost.' ? 'Lowest parts price.' : why
}

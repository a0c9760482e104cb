import type { Cents } from '@ramp/domain'
import { rounded, shareOf } from '../money/percent.ts'
import type { Rental } from '../terms/price-terms.ts'

/** A month of rent has so many days where days are charged. */
const DAYS = 30

/** Rent for so many days, never for less than the minimum term; with the damage waiver where one is paid. */
export function rentFor({ perMonth, damageWaiver, minimumMonths, proration }: Rental, days: number): Cents {
  const monthly = perMonth + (damageWaiver ?? 0)
  const charged = Math.max(days, minimumMonths * DAYS)
  const months = Math.floor(charged / DAYS)
  const rest = charged - months * DAYS
  if (rest === 0) return months * monthly
  return months * monthly + (proration === 'days' ? rounded(monthly * rest, DAYS) : monthly)
}

/** What of the rent of so many months counts when the customer buys. The damage waiver does not. */
export const creditAfter = ({ perMonth, purchaseCredit }: Rental, months: number): Cents =>
  purchaseCredit ? shareOf(perMonth * Math.min(months, purchaseCredit.months), purchaseCredit.percent) : 0

/** What the customer still pays to buy after so many months. */
export const purchaseAfter = (rental: Rental, price: Cents, months: number): Cents =>
  Math.max(0, price - creditAfter(rental, months))

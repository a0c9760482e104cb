import { counted } from '@ramp/domain'
import { type Block, tableOf } from '@ramp/drafting'
import type { PrintedPrice } from '@ramp/pricing'
import { money } from './price-words.ts'

type Rental = NonNullable<PrintedPrice['rental']>

/** What a rental costs in the course of time, and what counts when the customer buys. */
export function rentalBlock(rental: Rental, width: number): Block {
  const { perMonth, minimumMonths, proration, removal, damageWaiver, purchaseCredit } = rental
  const { rows } = tableOf<readonly [string, string]>(
    [
      { title: 'Term', cell: ([name]) => name, isFlexible: true },
      { title: 'Amount', cell: ([, words]) => words, align: 'end', weight: 'bold' },
    ],
    [
      ['Rent per month', money(perMonth)],
      ['Minimum term', counted(minimumMonths, 'month')],
      ['Partial month', proration === 'days' ? '1/30 of a month for each day' : 'charged as a full month'],
      ['Damage waiver per month', damageWaiver === null ? 'not included' : money(damageWaiver)],
      ['Removal at the end', removal === 0 ? 'no charge' : money(removal)],
      [
        'Credit if you buy the ramp',
        purchaseCredit
          ? `${purchaseCredit.percent}% of the rent for up to ${counted(purchaseCredit.months, 'month')}`
          : 'none',
      ],
    ],
    width,
    { headsAt: 'left' },
  )
  return { heading: 'Rental terms', rows }
}

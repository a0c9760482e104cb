import type { Cents } from '@ramp/domain'
import type { Charge } from '../charge/charge.ts'
import { shareOf } from '../money/percent.ts'
import { spread, sumOf } from '../money/spread.ts'
import type { ChargeGroup } from '../terms/charge-groups.ts'
import type { Discount } from '../terms/price-terms.ts'

/** What is taxed on its own: a charge, or a line of it, before and after the discount. */
export type TaxEntry = { readonly group: ChargeGroup; readonly cents: Cents; readonly net: Cents }

/** A permit fee is passed on as it was paid. */
const isDiscounted = ({ group }: Pick<TaxEntry, 'group'>) => group !== 'permit'

/** What a discount takes off, never more than there is. */
export function discountOf(discount: Discount | null, charges: readonly Charge[]): Cents {
  if (!discount) return 0
  const whole = sumOf(charges.filter(isDiscounted))
  const { amount } = discount
  return Math.min(whole, 'percent' in amount ? shareOf(whole, amount.percent) : amount.cents)
}

/** All entries of the charges; the discount is spread over them in proportion, but for the permit fee. */
export function entriesOf(charges: readonly Charge[], discount: Cents): readonly TaxEntry[] {
  const entries = charges.flatMap(({ group, cents, lines }) =>
    lines.length === 0 ? [{ group, cents }] : lines.map((line) => ({ group, cents: line.cents })),
  )
  const shares = spread(
    discount,
    entries.map((entry) => (isDiscounted(entry) ? entry.cents : 0)),
  )
  return entries.map((entry, place) => ({ ...entry, net: entry.cents - (shares[place] ?? 0) }))
}

import type { Cents } from '@ramp/domain'
import { type Charged, charged, stopped } from '../charge/charge.ts'
import type { Job, JobLine } from '../job/job.ts'
import { changedBy, type Percent, priceForMargin } from '../money/percent.ts'
import type { PriceMethod } from '../terms/method.ts'
import type { TaxTerms } from '../terms/price-terms.ts'
import { partsCharge } from './priced-lines.ts'

type CostPlus = Extract<PriceMethod, { readonly kind: 'cost-plus' }>

/** The tax that the dealer pays on parts that become real property; it is part of their cost. */
export const taxOnCost = ({ groups, ownTax }: TaxTerms): Percent | null =>
  groups.parts?.kind === 'real-property' ? ownTax : 0

/** What one costs the dealer with the tax on it. */
export const costWithTax = (cost: Cents, tax: Percent): Cents => changedBy(cost, tax)

export function costPlus({ by, percent }: CostPlus, { lines }: Job, tax: TaxTerms): Charged {
  const ownTax = taxOnCost(tax)
  if (ownTax === null)
    return stopped('tax.ownTax', 'Enter the tax that you pay on parts that become real property.')
  if (lines.some(({ cost }) => cost === null))
    return stopped(
      'method',
      'Your purchase level is not entered. Ask customer service to enter it, or choose another method.',
    )
  const priceOfOne = ({ cost }: JobLine) => {
    const whole = costWithTax(cost ?? 0, ownTax)
    return by === 'margin' ? priceForMargin(whole, percent) : changedBy(whole, percent)
  }
  return charged(partsCharge(lines, priceOfOne))
}

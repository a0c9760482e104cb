import type { Cents } from '@ramp/domain'
import type { Charge, PriceFinding } from '../charge/charge.ts'
import { chargesOf } from '../charges/charges-of.ts'
import { sumOf } from '../money/spread.ts'
import type { PriceContext } from '../parts/price-of-parts.ts'
import { type PayerShare, payerShares } from '../payment/payer-shares.ts'
import { type Payment, paymentsOf } from '../payment/payments.ts'
import { discountOf, entriesOf, type TaxEntry } from '../tax/entries.ts'
import { type Tax, type TaxRow, taxOf } from '../tax/tax-of.ts'
import type { ChargeGroup } from '../terms/charge-groups.ts'
import type { PriceTerms } from '../terms/price-terms.ts'

/** What a customer is asked to pay, and how it comes to that. */
export type QuotePrice = {
  readonly charges: readonly Charge[]
  /** What the discount takes off; 0 without one. */
  readonly discount: Cents
  readonly beforeTax: Cents
  /** Null where the tax of something was not decided. */
  readonly taxes: readonly TaxRow[] | null
  readonly total: Cents
  readonly payments: readonly Payment[]
  readonly payers: readonly PayerShare[]
  /** What the customer pays of the total. */
  readonly customerShare: Cents
}

/** A price, or what keeps it from being built; in both cases what to look at. */
export type Pricing = { readonly price: QuotePrice | null; readonly findings: readonly PriceFinding[] }

/** What each group comes to, after discount and with tax. */
function owedBy(entries: readonly TaxEntry[], { byGroup }: Tax): ReadonlyMap<ChargeGroup, Cents> {
  const owed = new Map(byGroup)
  for (const { group, net } of entries) owed.set(group, (owed.get(group) ?? 0) + net)
  return owed
}

/** The price of a job by its terms, in whole cents throughout. */
export function priceOf(terms: PriceTerms, context: PriceContext): Pricing {
  const { charges, findings: ofCharges } = chargesOf(terms, context)
  if (ofCharges.some(({ stops }) => stops)) return { price: null, findings: ofCharges }
  const discount = discountOf(terms.discount, charges)
  const entries = entriesOf(charges, discount)
  const tax = taxOf(entries, terms.tax, context.today)
  const beforeTax = sumOf(charges) - discount
  const total = beforeTax + sumOf(tax.rows ?? [])
  const shares = payerShares(terms, owedBy(entries, tax), context.today)
  const findings = [...ofCharges, ...tax.findings, ...shares.findings]
  if (findings.some(({ stops }) => stops)) return { price: null, findings }
  const price: QuotePrice = {
    charges,
    discount,
    beforeTax,
    taxes: tax.rows,
    total,
    payments: paymentsOf(terms.plan, shares.customer),
    payers: shares.payers,
    customerShare: shares.customer,
  }
  return { price, findings }
}

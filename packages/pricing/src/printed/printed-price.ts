import type { Cents } from '@ramp/domain'
import type { Charge } from '../charge/charge.ts'
import { includesInstallation } from '../parts/price-of-parts.ts'
import type { PayerShare } from '../payment/payer-shares.ts'
import type { Payment } from '../payment/payments.ts'
import type { QuotePrice } from '../price/price-of.ts'
import { isExempt, type TaxRow } from '../tax/tax-of.ts'
import type { ChargeGroup } from '../terms/charge-groups.ts'
import type { PriceTerms, Rental, TaxTerms } from '../terms/price-terms.ts'

export type PrintedCharge = Charge & {
  /** Whether sales tax is on it; null where nobody decided. */
  readonly isTaxed: boolean | null
}

/** A price as the customer reads it: nothing of costs and margins, and no reason that is for the dealer's own people. */
export type PrintedPrice = {
  readonly charges: readonly PrintedCharge[]
  readonly discount: { readonly name: string; readonly cents: Cents } | null
  readonly beforeTax: Cents
  /** Null where the tax of something was not decided: the total is before tax. */
  readonly taxes: readonly TaxRow[] | null
  readonly total: Cents
  /** Number of the certificate by which the customer pays no tax; null where it pays. */
  readonly exemption: string | null
  /** Lines that are offered with their price; those that are ticked are among the charges. */
  readonly optionalLines: readonly {
    readonly name: string
    readonly cents: Cents
    readonly isTicked: boolean
  }[]
  /** Other work, and whether the price pays for it. */
  readonly otherWork: readonly { readonly name: string; readonly isIncluded: boolean }[]
  readonly includesInstallation: boolean
  readonly includesFreight: boolean
  readonly includesPermit: boolean
  readonly payments: readonly Payment[]
  readonly payers: readonly PayerShare[]
  readonly customerShare: Cents
  readonly hasNoCustomerShare: boolean
  /** Terms of a rental; null for a sale. */
  readonly rental: Rental | null
}

/** @param today as 2027-01-31 */
export function printedPrice(terms: PriceTerms, price: QuotePrice, today: string): PrintedPrice {
  const { rental, method, installation, freight, permit, tax, discount } = terms
  const isSold = rental === null && method !== null
  const { beforeTax, taxes, total, payments, payers, customerShare } = price
  return {
    charges: price.charges.map((charge) => ({ ...charge, isTaxed: isTaxed(charge.group, tax, today) })),
    discount: discount && price.discount > 0 ? { name: discount.name, cents: price.discount } : null,
    beforeTax,
    taxes,
    total,
    exemption: isExempt(tax, today) ? (tax.exemptCustomer?.number ?? '') : null,
    optionalLines: terms.optionalLines.map(({ name, cents, isTicked }) => ({ name, cents, isTicked })),
    otherWork: terms.otherWork.map(({ name, cents }) => ({ name, isIncluded: cents !== null })),
    includesInstallation: (isSold && includesInstallation(method)) || installation.kind !== 'none',
    includesFreight: (isSold && method.kind === 'total') || freight.kind !== 'none',
    includesPermit: permit !== null,
    payments,
    payers,
    customerShare,
    hasNoCustomerShare: terms.hasNoCustomerShare,
    rental,
  }
}

function isTaxed(group: ChargeGroup, tax: TaxTerms, today: string): boolean | null {
  if (isExempt(tax, today)) return false
  const treatment = tax.groups[group]
  if (!treatment) return null
  return treatment.kind !== 'taxable' ? false : tax.rates.some(({ name }) => name === treatment.rate) || null
}

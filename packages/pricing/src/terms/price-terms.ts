import type { Cents, Pounds } from '@ramp/domain'
import type { Percent } from '../money/percent.ts'
import type { ChargeGroup } from './charge-groups.ts'
import type { PriceMethod } from './method.ts'

/** Work on the site. Hours are proposed from the parts, in minutes, unless somebody typed them. */
export type Installation =
  | { readonly kind: 'none' }
  | { readonly kind: 'per-foot'; readonly perFoot: Cents }
  | {
      readonly kind: 'per-part'
      readonly perRamp: Cents
      readonly perPlatform: Cents
      readonly perStair: Cents
    }
  | {
      readonly kind: 'hours'
      readonly perHour: Cents
      readonly minutes: {
        readonly setUp: number
        readonly perRampFoot: number
        readonly perPlatform: number
        readonly perStair: number
      }
      readonly hours: number | null
    }

export type Freight =
  | { readonly kind: 'none' }
  | { readonly kind: 'typed'; readonly cents: Cents }
  /** By weight: the first row whose weight is not exceeded. */
  | { readonly kind: 'table'; readonly rows: readonly { readonly upTo: Pounds; readonly cents: Cents }[] }

/** How sales tax meets a group of charges; nothing of it follows from a state. */
export type TaxTreatment =
  | { readonly kind: 'taxable'; readonly rate: string }
  /** With the reason, and the number of the certificate on file where there is one. */
  | { readonly kind: 'exempt'; readonly reason: string; readonly certificate: string }
  /** No sales tax on the line; the dealer pays tax on its cost. */
  | { readonly kind: 'real-property' }

export type TaxTerms = {
  readonly rates: readonly { readonly name: string; readonly percent: Percent }[]
  /** A group that is left out was not decided. */
  readonly groups: Readonly<Partial<Record<ChargeGroup, TaxTreatment>>>
  readonly rounding: 'line' | 'rate'
  /** What the dealer pays on the cost of parts that become real property; null while not entered. */
  readonly ownTax: Percent | null
  /** A customer who pays no tax at all: number of the certificate, and its last day as 2027-06-30 or empty. */
  readonly exemptCustomer: { readonly number: string; readonly expires: string } | null
}

export type Discount = {
  readonly amount: { readonly percent: Percent } | { readonly cents: Cents }
  /** For the dealer's own people. */
  readonly reason: string
  /** As the customer reads it. */
  readonly name: string
}

/** Something beside the ramp: with an amount, or null where it is not included. */
export type OtherWork = { readonly name: string; readonly group: ChargeGroup; readonly cents: Cents | null }

/** Offered with its price; part of what is agreed once it is ticked. */
export type OptionalLine = {
  readonly name: string
  readonly group: ChargeGroup
  readonly cents: Cents
  readonly isTicked: boolean
}

export const PAYMENT_STAGES = ['deposit', 'delivery', 'completion'] as const
export type PaymentStage = (typeof PAYMENT_STAGES)[number]

export type PaymentPlan = {
  /** In percent of the total, together 100. */
  readonly stages: Readonly<Record<PaymentStage, Percent>>
  /** The most a deposit may be; the smaller of both holds, null is no limit. What is over it is due at completion. */
  readonly cap: { readonly percent: Percent | null; readonly cents: Cents | null }
}

/** Somebody else who pays. Payers are asked in their order, the customer has what is left. */
export type Payer = {
  readonly name: string
  /** Whole groups of charges with their tax, or an amount. */
  readonly pays: { readonly groups: readonly ChargeGroup[] } | { readonly cents: Cents }
  /** Purchase order or authorization: number, the most it pays or null, and its last day as 2027-06-30 or empty. */
  readonly authorization: { readonly number: string; readonly limit: Cents | null; readonly expires: string }
}

/** The same design for rent. */
export type Rental = {
  readonly perMonth: Cents
  readonly minimumMonths: number
  /** Whether days beyond whole months are charged as thirtieths of a month, or as a month. */
  readonly proration: 'days' | 'months'
  readonly removal: Cents
  /** Damage waiver for each month; null where none is offered. */
  readonly damageWaiver: Cents | null
  /** What of the rent that was paid counts when the customer buys, and for how many months; null where none does. */
  readonly purchaseCredit: { readonly percent: Percent; readonly months: number } | null
}

/** What only the margin view shows; null while not entered. */
export type MarginTerms = {
  /** The least margin, in percent of the price before tax, at which others than the owner may issue. */
  readonly floor: Percent | null
  readonly commission: Percent | null
  readonly overhead: Percent | null
  readonly cardFee: Percent | null
  /** What installation, freight and other work cost the dealer, as a percent of their price. */
  readonly workCost: Percent | null
}

/** How a price is built: the dealer's default, under what a quote has of its own. */
export type PriceTerms = {
  /** Null until the dealer has chosen: then a quote has no price. */
  readonly method: PriceMethod | null
  readonly installation: Installation
  readonly freight: Freight
  readonly permit: Cents | null
  /** Miles to the site; null while not entered. */
  readonly miles: number | null
  readonly otherWork: readonly OtherWork[]
  readonly optionalLines: readonly OptionalLine[]
  readonly discount: Discount | null
  readonly tax: TaxTerms
  readonly plan: PaymentPlan | null
  readonly payers: readonly Payer[]
  /** Whether the customer pays nothing, whatever is left. */
  readonly hasNoCustomerShare: boolean
  readonly rental: Rental | null
  readonly margin: MarginTerms
}

/** What holds while a dealer has entered nothing: no method, so no price. */
export const NO_TERMS: PriceTerms = {
  method: null,
  installation: { kind: 'none' },
  freight: { kind: 'none' },
  permit: null,
  miles: null,
  otherWork: [],
  optionalLines: [],
  discount: null,
  tax: { rates: [], groups: {}, rounding: 'rate', ownTax: null, exemptCustomer: null },
  plan: null,
  payers: [],
  hasNoCustomerShare: false,
  rental: null,
  margin: { floor: null, commission: null, overhead: null, cardFee: null, workCost: null },
}

/** Terms that are changed, those of a quote for example; a field that is left out stays. */
export type ChangedTerms = { readonly [Field in keyof PriceTerms]?: PriceTerms[Field] | undefined }

/** Terms under changes, each over those before it. */
export function changedTerms(...changes: readonly ChangedTerms[]): PriceTerms {
  const fields = changes
    .flatMap((change) => Object.entries(change))
    .filter(([, value]) => value !== undefined)
  return { ...NO_TERMS, ...Object.fromEntries(fields) }
}

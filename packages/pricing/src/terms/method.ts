import type { Cents, Handrails, Inches } from '@ramp/domain'
import type { PartGroup } from '../job/part-groups.ts'
import type { Percent } from '../money/percent.ts'

/** What a foot of ramp costs, up to a clear width and for a railing; null for any railing. */
export type RampRate = {
  readonly widest: Inches
  readonly railing: Handrails | null
  readonly perFoot: Cents
}

/** Prices of a contract, imported by the dealer. Days as 2027-01-31, both included. */
export type ContractTable = {
  readonly name: string
  readonly from: string
  readonly until: string
  readonly prices: readonly { readonly itemNumber: string; readonly price: Cents }[]
}

/** How the price of the ramp itself is built. */
export type PriceMethod =
  /** List price changed by so many percent for each group; a group that is left out stays at list. */
  | { readonly kind: 'list'; readonly percents: Readonly<Partial<Record<PartGroup, Percent>>> }
  /** Cost plus a markup (percent of the cost) or a margin (percent of the price). */
  | { readonly kind: 'cost-plus'; readonly by: 'markup' | 'margin'; readonly percent: Percent }
  | {
      readonly kind: 'rate-card'
      readonly ramps: readonly RampRate[]
      readonly perPlatform: Cents
      readonly perStair: Cents
      /** The least that a job costs, without the way there. */
      readonly minimum: Cents
      readonly perMile: Cents
      /** Whether the rates pay for installation too. */
      readonly isInstalled: boolean
    }
  /** A contract table by its name; items it lacks at list price, or the quote has no price. */
  | { readonly kind: 'contract'; readonly table: string; readonly others: 'refuse' | 'list' }
  /** A price for the installed ramp before tax, typed by the owner. */
  | { readonly kind: 'total'; readonly cents: Cents | null }

export const METHOD_NAMES: Readonly<Record<PriceMethod['kind'], string>> = {
  list: 'List price by part group',
  'cost-plus': 'Cost plus',
  'rate-card': 'Rate card',
  contract: 'Contract table',
  total: 'Typed total',
}

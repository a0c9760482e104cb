import type { OwnTerms } from '@ramp/contracts'
import { type Layout, type Line, percentOf, pricesOf, unitPriceAt } from '@ramp/domain'
import {
  changedTerms,
  type Job,
  type Margin,
  marginOf,
  type PriceTerms,
  type Pricing,
  priceOf,
  withCosts,
} from '@ramp/pricing'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import type { CatalogueFor } from '../../policies/catalogue-for.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import type { DealerPricesRepository } from './store/dealer-prices.repository.ts'
import type { OptionPricesRepository } from './store/option-prices.repository.ts'

export type DepsOfPricing = {
  readonly repository: Pick<DealerPricesRepository, 'dealer' | 'tables' | 'purchaseLevel'> &
    Pick<OptionPricesRepository, 'option'>
  readonly analysis: Pick<AnalysisPool, 'run'>
  readonly knownCustoms: KnownCustoms
  readonly catalogueFor: CatalogueFor
  /** Loads a price list, so that its catalogues are there. */
  readonly lists: { readonly load: (version: string) => Promise<void> }
  /** The day where a dealer is, as 2027-01-31. */
  readonly dayOf: (customerNumber: string) => Promise<string>
}

/** A drawing that is priced: as it was finished with its lines and its price list, or as it lies there. */
export type ToPrice = {
  readonly layout: Layout
  readonly lines: readonly Line[] | null
  readonly list: string | null
}

/** Whose terms a price is worked out by: of an option, or with null of a dealer alone. */
export type Whose = {
  readonly customerNumber: string
  readonly headerID: string | null
  readonly option: number
}

/** Everything of a price; who sees what of it is decided where it is answered. */
export type WorkedOut = Pricing & {
  readonly terms: PriceTerms
  /** What was saved of them for the company. */
  readonly company: OwnTerms
  /** The day it is worked out for, as 2027-01-31. */
  readonly today: string
  readonly own: {
    readonly terms: OwnTerms
    readonly counter: number
    readonly savedAt: Date | null
    readonly savedBy: string | null
  }
  readonly job: Job | null
  readonly margin: Margin | null
}

const NOTHING_SAVED = { terms: {}, counter: 0, savedAt: null, savedBy: null } as const

/** The job of a drawing, with what its parts cost its dealer today. */
const jobWith =
  ({ repository, analysis, knownCustoms, catalogueFor, lists }: DepsOfPricing) =>
  async (personID: string, customerNumber: string, { layout, lines, list }: ToPrice): Promise<Job> => {
    if (list !== null) await lists.load(list)
    const known = await knownCustoms(layout, list ?? undefined)
    const job = await analysis.run(personID, { kind: 'job', layout: known, lines }, list ?? undefined)
    const level = await repository.purchaseLevel(customerNumber)
    if (!level) return job
    const catalogue = catalogueFor(layout.project.product)
    const priceAt = pricesOf(catalogue, level.level)
    const percent = percentOf(catalogue, level.level)
    // A part made to measure is in no list: it is bought at the share of its price that the level pays.
    return withCosts(
      job,
      ({ itemNumber, list: retail }) => priceAt(itemNumber) ?? unitPriceAt({ price: retail }, percent),
    )
  }

/** Works out the price of an option from a drawing of it, by its dealer's terms and its own. */
export const priceOfOptionWith =
  (deps: DepsOfPricing) =>
  async (
    personID: string,
    { headerID, customerNumber, option }: Whose,
    drawing: ToPrice | null,
  ): Promise<WorkedOut> => {
    const { repository } = deps
    const [dealer, own, tables, today] = await Promise.all([
      repository.dealer(customerNumber),
      headerID === null ? null : repository.option(headerID, option),
      repository.tables(customerNumber),
      deps.dayOf(customerNumber),
    ])
    const terms = changedTerms(dealer?.terms ?? {}, own?.terms ?? {})
    const base = { terms, company: dealer?.terms ?? {}, own: own ?? NOTHING_SAVED, today }
    if (!drawing) return { ...base, job: null, price: null, margin: null, findings: [] }
    const job = await jobWith(deps)(personID, customerNumber, drawing)
    const contracts = tables.map(({ name, valid_from: from, valid_until: until, prices }) => ({
      name,
      from,
      until,
      prices,
    }))
    const pricing = priceOf(terms, { job, tables: contracts, today })
    const margin = pricing.price && marginOf(pricing.price, terms, job)
    return { ...base, ...pricing, job, margin }
  }
export type PriceOfOption = ReturnType<typeof priceOfOptionWith>

import { type Charged, charged, lump, stopped } from '../charge/charge.ts'
import type { Job } from '../job/job.ts'
import { changedBy } from '../money/percent.ts'
import type { ContractTable, PriceMethod } from '../terms/method.ts'
import type { PriceTerms } from '../terms/price-terms.ts'
import { contractPrice } from './contract.ts'
import { costPlus } from './cost-plus.ts'
import { partsCharge } from './priced-lines.ts'
import { rateCardPrice } from './rate-card.ts'

/** What a price is worked out with beside its terms. */
export type PriceContext = {
  readonly job: Job
  readonly tables: readonly ContractTable[]
  /** As 2027-01-31, where the dealer is. */
  readonly today: string
}

/** What the ramp itself costs, by the way that was chosen. */
export function priceOfParts(
  method: PriceMethod,
  terms: PriceTerms,
  { job, tables, today }: PriceContext,
): Charged {
  switch (method.kind) {
    case 'list':
      return charged(
        partsCharge(job.lines, ({ list, group }) => changedBy(list, method.percents[group] ?? 0)),
      )
    case 'cost-plus':
      return costPlus(method, job, terms.tax)
    case 'rate-card':
      return rateCardPrice(method, job, terms)
    case 'contract':
      return contractPrice(method, job, tables, today)
    case 'total':
      return method.cents === null
        ? stopped('method.cents', 'Type the price of the installed ramp.')
        : charged(lump('Installed ramp', 'parts', method.cents))
  }
}

/** Whether what the ramp costs pays for its installation too. */
export const includesInstallation = (method: PriceMethod): boolean =>
  method.kind === 'total' || (method.kind === 'rate-card' && method.isInstalled)

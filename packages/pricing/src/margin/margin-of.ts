import type { Cents } from '@ramp/domain'
import { costOf, type Job } from '../job/job.ts'
import { type Percent, percentOf, shareOf } from '../money/percent.ts'
import { sumOf } from '../money/spread.ts'
import { costWithTax, taxOnCost } from '../parts/cost-plus.ts'
import type { QuotePrice } from '../price/price-of.ts'
import type { PriceTerms } from '../terms/price-terms.ts'

/** What a price leaves the dealer. Never printed for a customer. */
export type Margin = {
  /** Null while the dealer's purchase level, or the tax on the cost of parts, is not entered. */
  readonly partsCost: Cents | null
  /** Installation, freight and other work; null while not entered. */
  readonly workCost: Cents | null
  /** The permit fee, as it was paid. */
  readonly permitCost: Cents
  /** What is entered of the costs; null without the cost of the parts. */
  readonly cost: Cents | null
  /** Price before tax less cost. */
  readonly margin: Cents | null
  /** In percent of the price before tax. */
  readonly marginPercent: Percent | null
  /** In percent of the cost. */
  readonly markupPercent: Percent | null
  readonly commission: Cents
  readonly overhead: Cents
  readonly cardFee: Cents
  /** The margin less commission, overhead and card fee. */
  readonly net: Cents | null
  /** The lowest price before tax at which nothing is lost. */
  readonly breakEven: Cents | null
  /** Whether only the owner may issue: below the floor, or a floor and no margin to hold against it. */
  readonly isBelowFloor: boolean
}

/** The parts at cost, each with the tax that the dealer pays on it. */
function partsCostOf(job: Job, { tax }: PriceTerms): Cents | null {
  const ownTax = taxOnCost(tax)
  if (ownTax === null || costOf(job) === null) return null
  return job.lines.reduce((sum, { cost, quantity }) => sum + costWithTax(cost ?? 0, ownTax) * quantity, 0)
}

const sumOfGroups = ({ charges }: QuotePrice, groups: readonly string[]) =>
  sumOf(charges.filter(({ group }) => groups.includes(group)))

/** Of a price the share that card fee, commission and overhead take: the fee is on the total with its tax. */
function takenShare({ beforeTax, total }: QuotePrice, { margin }: PriceTerms): Percent {
  const withTax = beforeTax === 0 ? 1 : total / beforeTax
  return (margin.commission ?? 0) + (margin.overhead ?? 0) + (margin.cardFee ?? 0) * withTax
}

export function marginOf(price: QuotePrice, terms: PriceTerms, job: Job): Margin {
  const { beforeTax, total } = price
  const { floor, commission, overhead, cardFee, workCost: workPercent } = terms.margin
  const partsCost = partsCostOf(job, terms)
  const work = sumOfGroups(price, ['installation', 'freight', 'other'])
  const workCost = workPercent === null ? (work === 0 ? 0 : null) : shareOf(work, workPercent)
  const permitCost = sumOfGroups(price, ['permit'])
  const cost = partsCost === null ? null : partsCost + (workCost ?? 0) + permitCost
  const margin = cost === null ? null : beforeTax - cost
  const marginPercent = margin === null ? null : percentOf(margin, beforeTax)
  const taken = {
    commission: shareOf(beforeTax, commission ?? 0),
    overhead: shareOf(beforeTax, overhead ?? 0),
    cardFee: shareOf(total, cardFee ?? 0),
  }
  const kept = 100 - takenShare(price, terms)
  return {
    partsCost,
    workCost,
    permitCost,
    cost,
    margin,
    marginPercent,
    markupPercent: margin === null || cost === null ? null : percentOf(margin, cost),
    ...taken,
    net: margin === null ? null : margin - taken.commission - taken.overhead - taken.cardFee,
    breakEven: cost === null || kept <= 0 ? null : Math.ceil((cost * 100) / kept),
    isBelowFloor: floor !== null && (margin === null || margin < shareOf(beforeTax, floor)),
  }
}

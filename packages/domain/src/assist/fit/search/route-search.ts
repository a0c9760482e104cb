import type { Cents, Inches } from '../../../base/units.ts'
import type { RouteKind, Start } from '../pieces/route.ts'
import type { Sizes } from '../pieces/stages.ts'
import type { FitWishes } from '../request/fit-request.ts'
import type { SearchSite } from '../routes/search-site.ts'

/** Candidates that one search may look at: what a budget is, so that a site has one answer everywhere. */
export type Budget = {
  readonly all: number
  /** As long as nothing was found. */
  readonly none: number
  /** Of one pattern in the first pass; it grows from pass to pass. */
  readonly pattern: number
  readonly waysOfPattern: number
}

/** What the engine has said so far of ways that were found. */
export type Verdicts = {
  /** What the cheapest way costs that the engine accepted; infinite while there is none. */
  readonly cheapest: () => Cents
  readonly cheapestOf: (kind: RouteKind) => Cents
  readonly accepted: () => number
  /** Places of the ways that it refused, or found to cost more than was estimated: they are not looked for again. */
  readonly settled: ReadonlySet<string>
}

export type RouteSearch = {
  readonly search: SearchSite
  readonly starts: readonly Start[]
  readonly sizes: Sizes
  /** Flights are tried in these steps, a pass for each, and nothing else is; every foot in every pass where there are none. */
  readonly lengthSteps: readonly Inches[]
  readonly wishes: FitWishes
  readonly budget: Budget
  readonly verdicts: Verdicts
  /** Only what would cost less than the cheapest is looked for. */
  readonly isForLess: boolean
}

import type { Cents, Inches } from '../../../base/units.ts'
import type { FitWishes } from '../ask/fit-ask.ts'
import { type Landings, landingsOf } from '../pieces/landings.ts'
import type { Sizes } from '../pieces/stages.ts'
import { kindOf, type Stage, type Start, type Way } from '../pieces/way.ts'
import { step } from '../room/rect.ts'
import { canStartGuarded, priceOfStart } from './estimate.ts'
import { lengthNeeded, missingLength } from './foot.ts'
import { heightsOf, standsOverGround } from './heights.ts'
import { needless, type Pattern, patternsOf } from './patterns.ts'
import { searchPattern } from './search-pattern.ts'
import type { SearchSite } from './search-site.ts'

/** Candidates one search may look at, and one pattern of it: what a budget is, so that a site has one answer everywhere. */
export type Budget = {
  readonly all: number
  /** As long as nothing was found. */
  readonly none: number
  readonly pattern: number
  readonly waysOfPattern: number
}

export type WaySearch = {
  readonly search: SearchSite
  readonly starts: readonly Start[]
  readonly sizes: Sizes
  readonly wishes: FitWishes
  readonly budget: Budget
  /** Only ways that would cost less are looked for; infinite while there are too few. */
  readonly below: Cents
}

export type SearchedPattern = { readonly ways: readonly Way[]; readonly looked: number }

/** Landings beyond those a way needs at least. */
const MORE_LANDINGS = 2
const MOST_LANDINGS = 5

/** Searches pattern by pattern, the cheapest first, and gives the ways of each as it goes. */
export function* searchWays({
  search,
  starts: given,
  sizes,
  wishes,
  budget,
  below,
}: WaySearch): Generator<SearchedPattern, void> {
  const starts = raisedStarts(given, search)
  const cheapest = Math.min(...starts.map(({ price }) => price))
  if (!Number.isFinite(cheapest)) return
  const fewest = landingsFor(search.top - search.highest, search)
  const likely = Math.max(fewest, ...starts.map((start) => likelyLandings(start, search)))
  const landings = landingsOf(search.stock, sizes)
  const bound = boundOf(search, landings)
  const patterns = patternsOf({
    fewest,
    likely,
    most: Math.min(MOST_LANDINGS, fewest + MORE_LANDINGS),
    wishes,
    priceOf: (stages) => cheapest + bound(stages),
  })
  const bests = new Map<string, Cents>()
  let found = 0
  let looked = 0
  const isWorthIt = ({ stages, atLeast }: Pattern): boolean =>
    atLeast < below &&
    (found < ENOUGH || atLeast < (bests.get(kindOf(stages)) ?? dearest(bests))) &&
    (found < SOME || needless({ stages }, likely) === 0)
  let open = patterns
  for (const { share, all } of passes(budget)) {
    const unfinished: Pattern[] = []
    for (const pattern of open) {
      const most = Math.min(share, all - looked)
      const one = most > 0 && isWorthIt(pattern) ? look(pattern, most) : null
      if (most <= 0 || (one && one.looked > most && most < budget.pattern)) unfinished.push(pattern)
      if (one) yield one
    }
    if ((found > 0 && share === budget.pattern) || Number.isFinite(below)) return
    open = unfinished
  }

  function look({ stages }: Pattern, most: number): SearchedPattern {
    const one = searchPattern({
      stages,
      starts,
      landings,
      search,
      most: budget.waysOfPattern,
      budget: most,
      below,
    })
    looked += one.looked
    found += one.ways.length
    const kind = kindOf(stages)
    const [best] = one.ways
    if (best) bests.set(kind, Math.min(best.estimate, bests.get(kind) ?? Number.POSITIVE_INFINITY))
    return one
  }
}

/** Starts that can stand and be guarded, with what the height at the door adds to them, the cheapest first. */
const raisedStarts = (starts: readonly Start[], search: SearchSite): readonly Start[] =>
  starts
    .filter(
      (start) =>
        standsOverGround(heightsOf(start.pieces, search.top, search.top), search) &&
        canStartGuarded(start, search),
    )
    .map((start) => ({ ...start, price: start.price + priceOfStart(start, search) }))
    .sort((a, b) => a.price - b.price)

type Pass = { readonly share: number; readonly all: number }

/**
 * Pattern by pattern; where nothing was found, a little of every pattern that is left, as the only one that fits may be
 * the last, and then the rest of those.
 */
const passes = ({ all, none, pattern }: Budget): readonly Pass[] => [
  { share: pattern, all },
  { share: A_LITTLE, all: none },
  { share: pattern, all: none },
]
const A_LITTLE = 1_000

/** So many ways are enough that a pattern only counts where it could be the best of its kind. */
const ENOUGH = 6
/** So many are enough without landings that nothing asks for. */
const SOME = 3
/** A kind that nothing was found of is looked for up to this many times the price of the cheapest. */
const DEAR = 1.8
const dearest = (bests: ReadonlyMap<string, Cents>): Cents => DEAR * Math.min(...bests.values())

/** Landings that a rise asks for: 30 in and 30 ft from one to the next (rule 6). */
function landingsFor(rise: Inches, { limits }: SearchSite): number {
  const flights = Math.max(rise / limits.riseOfFlight, (rise * limits.runNumber) / limits.lengthOfFlight)
  return Math.max(0, Math.ceil(flights - 1e-6) - 1)
}

/** Landings that a straight way from a start would have, wherever it meets the ground. */
function likelyLandings({ from, heading }: Start, search: SearchSite): number {
  for (let length = 24; length <= 3 * search.limits.lengthOfFlight; length += 12) {
    const bottom = search.ground?.heightAt(step(from, heading, length)) ?? 0
    if (missingLength(length, bottom, search) <= 1e-6) return landingsFor(search.top - bottom, search)
  }
  return 0
}

/** What landings and flights of a pattern cost at least. */
function boundOf(search: SearchSite, landings: Landings) {
  const { stock } = search
  const length = Math.max(0, lengthNeeded(search.highest, search))
  return (stages: readonly Stage[]): Cents =>
    stages.reduce((sum, stage) => sum + landings.atLeast(stage), 0) +
    stock.lastFlights.atLeast(length, stages.length + 1)
}

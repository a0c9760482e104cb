import type { Cents, Inches } from '../../../base/units.ts'
import type { Landings } from '../pieces/landings.ts'
import type { Route, RouteKind, Stage, Start } from '../pieces/route.ts'
import type { FitWishes } from '../request/fit-request.ts'
import { step } from '../room/rect.ts'
import { missingLength } from '../routes/foot.ts'
import type { SearchSite } from '../routes/search-site.ts'
import type { Found } from './hunt.ts'
import { byPromise, type Pattern, type PatternWish, patternsOf } from './patterns.ts'
import type { RouteSearch } from './route-search.ts'

/** A pattern with what is known of it. */
type OpenPattern = Pattern & {
  /** So many passes later than the first it is looked at. */
  readonly later: number
  /** Whatever costs less than this was found, or does not fit. */
  knownBelow: Cents
  /** Places of the ways that were found in this pass. */
  found: readonly string[]
}

/** Which patterns are still worth looking at, and for what. */
export type Agenda = {
  /** Those that a pass looks at, the most promising first. */
  readonly openIn: (pass: number) => readonly OpenPattern[]
  /** What the cheapest pattern costs at least, of those that a pass so far looked at. */
  readonly cheapest: () => Cents
  readonly isOpen: (pattern: OpenPattern, pass: number) => boolean
  /** Ways of a pattern that cost as much are of no use. */
  readonly limitOf: (pattern: OpenPattern, pass: number) => Cents
  /** Whether the best of every kind is looked for, and not only what is cheapest. */
  readonly isVaried: (pass: number) => boolean
  readonly hasFound: () => boolean
  readonly note: (pattern: OpenPattern, found: Found) => void
  /** The engine has judged what was found. */
  readonly endPass: () => void
}

/** Landings beyond those a way needs at least. */
const MORE_LANDINGS = 3
const MOST_LANDINGS = 5
/** A pattern with more landings than this beyond them comes a pass later for each. */
const AT_FIRST = 1
/** In so many passes the best of every kind is looked for, then only what is cheapest. */
const VARIED = 2
/** From this pass on no pattern is new. */
export const LAST_NEW = Math.max(VARIED, MORE_LANDINGS - AT_FIRST)

/** So many ways are enough that a pattern only counts where it could be the best of its kind. */
const ENOUGH = 6
/** So many are enough without landings that nothing asks for. */
const SOME = 3
/** A kind that nothing was found of is looked for up to this many times the price of the cheapest. */
const DEAR = 1.8

export function agendaOf(
  { search, wishes, verdicts, isForLess }: RouteSearch,
  starts: readonly Start[],
  landings: Landings,
): Agenda {
  const fewest = Math.max(landingsFor(search.top - search.highest, search), platformsForStair(wishes, starts))
  const likely = Math.max(fewest, ...starts.map((start) => likelyLandings(start, search)))
  const cheapestStart = Math.min(...starts.map(({ price }) => price))
  const bound = boundOf(search, landings)
  const wish = { likely, wishes, priceOf: (stages: readonly Stage[]) => cheapestStart + bound(stages) }
  const patterns = patternsByPass(fewest, wish)
  /** What the ways of a pass are thought to cost, until the engine has judged them. */
  const leasts = new Map<RouteKind, Cents>()
  let found = 0
  const isVaried = (pass: number): boolean => !isForLess && pass < VARIED

  function limitOf(pattern: OpenPattern, pass: number): Cents {
    const best = Math.min(verdicts.cheapest(), ...leasts.values())
    if (!isVaried(pass) || !Number.isFinite(best)) return best
    const count = verdicts.accepted() + found
    if (pattern.needless > 0 && count >= SOME) return best
    if (count < ENOUGH) return Number.POSITIVE_INFINITY
    const ofKind = leasts.get(pattern.kind) ?? verdicts.cheapestOf(pattern.kind)
    return Number.isFinite(ofKind) ? ofKind : DEAR * best
  }

  const isOpen = (pattern: OpenPattern, pass: number): boolean => {
    const limit = limitOf(pattern, pass)
    return pass >= pattern.later && pattern.atLeast < limit && pattern.knownBelow < limit
  }

  return {
    openIn: (pass) => patterns.upTo(pass).filter((pattern) => isOpen(pattern, pass)),
    cheapest: () => Math.min(...patterns.known().map(({ atLeast }) => atLeast)),
    isVaried,
    limitOf,
    isOpen,
    hasFound: () => verdicts.accepted() > 0 || found > 0,
    note: (pattern, { routes, isExhausted, knownBelow }) => {
      if (isExhausted) pattern.knownBelow = knownBelow
      pattern.found = routes.map(({ place }: Route) => place)
      found += routes.length
      const [best] = routes
      if (best && best.estimate < (leasts.get(pattern.kind) ?? Number.POSITIVE_INFINITY))
        leasts.set(pattern.kind, best.estimate)
    },
    endPass: () => {
      for (const pattern of patterns.known()) {
        // Once a way is refused or costs more than was estimated, others of its pattern may be the cheapest.
        if (pattern.found.some((place) => verdicts.settled.has(place))) pattern.knownBelow = 0
        pattern.found = []
      }
      leasts.clear()
      found = 0
    },
  }
}

/**
 * Patterns with so many landings or more, made for the first pass that looks at them: most have the most landings, and few searches
 * get so far.
 */
function patternsByPass(fewest: number, wish: PatternWish) {
  const most = Math.min(MOST_LANDINGS, fewest + MORE_LANDINGS)
  let known: readonly OpenPattern[] = []
  let next = fewest
  return {
    known: () => known,
    upTo: (pass: number): readonly OpenPattern[] => {
      const fresh: OpenPattern[] = []
      for (; next <= Math.min(most, fewest + AT_FIRST + pass); next++) {
        const later = Math.max(0, next - fewest - AT_FIRST)
        for (const pattern of patternsOf(next, wish))
          fresh.push({ ...pattern, later, knownBelow: 0, found: [] })
      }
      if (fresh.length > 0) known = [...known, ...fresh].sort(byPromise)
      return known
    },
  }
}

/** A stair is joined to a platform of the way, and from a porch the way begins without one. */
const platformsForStair = ({ stairs }: FitWishes, starts: readonly Start[]): number =>
  stairs && starts.every(({ pieces }) => pieces.length === 0) ? 1 : 0

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
  const length = Math.max(0, search.leastRamp)
  return (stages: readonly Stage[]): Cents =>
    stages.reduce((sum, stage) => sum + landings.atLeast(stage), 0) +
    stock.lastFlights.atLeast(length, stages.length + 1)
}

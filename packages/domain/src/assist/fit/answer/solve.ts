import type { Cents } from '../../../base/units.ts'
import { evaluateRoute } from '../evaluate/evaluate-route.ts'
import type { Prepared } from '../evaluate/prepare.ts'
import type { Round } from '../evaluate/rounds.ts'
import { kindOf, type Route, type RouteKind } from '../pieces/route.ts'
import type { Budget, Verdicts } from '../search/route-search.ts'
import { type Ended, searchRoutes } from '../search/search-routes.ts'
import { chooseProposals } from './choose.ts'
import { type Candidate, candidateOf, type Proposal } from './proposal.ts'

export type FitBudget = Budget & {
  /** Ways that the engine judges. */
  readonly evaluated: number
}

export const FIT_BUDGET: FitBudget = {
  all: 300_000,
  none: 400_000,
  pattern: 1_500,
  waysOfPattern: 4,
  evaluated: 24,
}

/** For a person who lets it look longer: so many times as much. */
const LONGER = 8

/** Looks at so many times as much; the engine judges three times as many ways. */
export const timesAsMuch = (budget: FitBudget, times: number): FitBudget => ({
  ...budget,
  all: times * budget.all,
  none: times * budget.none,
  evaluated: 3 * budget.evaluated,
})

export const LONG_FIT_BUDGET: FitBudget = timesAsMuch(FIT_BUDGET, LONGER)

/** What is known so far: the proposals as they would be offered if the search ended now. */
export type FitProgress = {
  readonly looked: number
  readonly evaluated: number
  readonly proposals: readonly Proposal[]
}

export type Solved = {
  readonly candidates: readonly Candidate[]
  readonly looked: number
  readonly evaluated: number
  /** Whether every way was looked at that could cost less than the cheapest. */
  readonly isProven: boolean
  /** Whether the budget ended before the layouts did. */
  readonly isCutShort: boolean
}

/**
 * Ways that are legal: what is usual first, then more of everything, as long as there are too few; once there are enough only
 * what would cost less, which a larger platform at the door can do.
 */
export function* solve(prepared: Prepared, given: FitBudget): Generator<FitProgress, Solved> {
  const budget = prepared.canEnd ? given : { ...given, none: Math.min(given.none, FOR_REASONS) }
  let solved: Solved = { candidates: [], looked: 0, evaluated: 0, isProven: false, isCutShort: false }
  for (const round of prepared.rounds)
    if (round.isBesides && solved.candidates.length > 0)
      solved = solveBesides(round, { prepared, budget, before: solved })
    else if (solved.candidates.length < round.below || round.mayCostLess)
      solved = yield* solveRound(round, { prepared, budget, before: solved })
  const last = yield* solveShifted(prepared, budget, solved)
  return prepared.canEnd ? last : { ...last, isCutShort: false }
}

/** Where nothing can end, layouts are looked at for what is in their way alone. */
const FOR_REASONS = 10_000

/** So many times a part of the budget goes to one shift of the platform at the door. */
const OF_ONE = 8
const MOST_OF_ONE = 100_000
/** And so many to all of them. */
const OF_ALL = 2
/** Where there are layouts already, so many times a part of what is looked at for less goes to all shifts. */
const SHIFTED_FOR_LESS = 4

/** What is in the way of parts below the platform at the door is not where that stands elsewhere. */
function* solveShifted(
  prepared: Prepared,
  budget: FitBudget,
  before: Solved,
): Generator<FitProgress, Solved> {
  let solved = before
  const part = budget.none / OF_ONE
  const few = { ...budget, none: Math.min(part, MOST_OF_ONE) }
  if (solved.candidates.length === 0)
    for (const round of prepared.shifted.oneByOne()) {
      if (solved.candidates.length > 0 || solved.looked >= before.looked + OF_ALL * part) break
      solved = yield* solveRound(round, { prepared, budget: few, before: solved })
    }
  const round = solved.candidates.length > 0 ? prepared.shifted.forLess() : null
  if (!round || round.searches.starts.length === 0) return solved
  const { isProven } = before
  const last = yield* solveRound(round, {
    prepared,
    budget: { ...budget, all: budget.all / SHIFTED_FOR_LESS },
    before: solved,
  })
  return { ...last, isProven: isProven && last.isProven }
}

/** A few of what is more than usual, beside what was found. */
function solveBesides(round: Round, { prepared, budget, before }: Solving): Solved {
  const few = { ...budget, all: budget.all / 12, none: budget.none / 12, evaluated: 6 }
  const steps = solveRound(round, { prepared, budget: few, before: { ...before, candidates: [] } })
  for (;;) {
    const { done, value } = steps.next()
    if (!done) continue
    const { isProven, isCutShort } = before
    return { ...value, candidates: [...before.candidates, ...value.candidates], isProven, isCutShort }
  }
}

/** More than this many are never chosen from. */
const PLENTY = 12

type Solving = { readonly prepared: Prepared; readonly budget: FitBudget; readonly before: Solved }

function* solveRound(round: Round, { prepared, budget, before }: Solving): Generator<FitProgress, Solved> {
  const { wishes } = prepared.request
  const isForLess = before.candidates.length >= round.below
  const share = shareOf(round, budget)
  const bench = benchOf(round, before, share, isForLess)
  let { looked } = before
  const solved = ({ isProven, isCutShort }: Ended): Solved => ({
    candidates: bench.candidates,
    looked,
    evaluated: bench.evaluated(),
    isProven: isProven && !isUncertain(prepared),
    // What a sketch leaves out the rounds after it look at.
    isCutShort: !isProven && ((isCutShort && !isSketch(round)) || before.isCutShort),
  })
  const progress = (): FitProgress => ({
    looked,
    evaluated: bench.evaluated(),
    proposals: chooseProposals(bench.candidates, wishes),
  })
  const steps = searchRoutes({
    ...round.searches,
    wishes,
    budget: share,
    verdicts: bench.verdicts,
    isForLess,
  })
  let pool: Route[] = []
  for (;;) {
    const step = steps.next()
    if (step.done) return solved(step.value)
    const { routes, isPassOver } = step.value
    looked += step.value.looked
    pool.push(...routes)
    if (bench.candidates.length === 0 && routes[0] && bench.evaluate(routes[0])) yield progress()
    if (!isPassOver) continue
    for (const route of inJudgingOrder(apart(pool)))
      if (bench.isOfUse(route) && bench.evaluate(route)) yield progress()
    pool = []
    if (bench.isSpent()) return solved({ isProven: false, isCutShort: true })
  }
}

const isSketch = ({ searches }: Round): boolean => searches.lengthSteps.length > 0

/**
 * The usual round has all of it, every other a part. A sketch has fewer layouts in each pattern, and gets further in each: what it
 * has not found by then it does not find, and its price is all that is asked of it.
 */
function shareOf(round: Round, budget: FitBudget): FitBudget {
  const { all, none, pattern, evaluated } = budget
  if (round.isUsual) return budget
  return isSketch(round)
    ? { ...budget, all: all / 2, none: none / 8, pattern: 2 * pattern, evaluated: evaluated / 3 }
    : { ...budget, all: (2 / 3) * all, none: none / 6 }
}

/** What the engine has said so far, and what it is still to be asked. */
type Bench = {
  readonly candidates: readonly Candidate[]
  readonly verdicts: Verdicts
  readonly evaluated: () => number
  readonly isSpent: () => boolean
  /** Whether a way could be offered. */
  readonly isOfUse: (route: Route) => boolean
  /** Whether the engine accepts a way. */
  readonly evaluate: (route: Route) => boolean
}

function benchOf({ evaluator }: Round, before: Solved, budget: FitBudget, isForLess: boolean): Bench {
  const candidates = [...before.candidates]
  const settled = new Set<string>()
  const asked = new Set<string>()
  let { evaluated } = before
  const most = evaluated + budget.evaluated
  const cheapestOf = (kind: RouteKind | null): Cents =>
    Math.min(...candidates.filter((one) => kind === null || one.kind === kind).map(({ price }) => price))
  /** Of ways that are one to a person the cheapest that is accepted serves. */
  const isKnown = ({ stages, signature, estimate }: Route): boolean =>
    candidates.some(
      ({ route, price }) =>
        route.signature === signature && route.stages.join() === stages.join() && price <= estimate,
    )
  const couldBeOffered = ({ estimate, stages }: Route): boolean =>
    estimate < cheapestOf(null) ||
    (!isForLess && (candidates.length < PLENTY || estimate < cheapestOf(kindOf(stages))))
  return {
    candidates,
    verdicts: { cheapest: () => cheapestOf(null), cheapestOf, accepted: () => candidates.length, settled },
    evaluated: () => evaluated,
    isSpent: () => evaluated >= most,
    isOfUse: (route) =>
      evaluated < most && !asked.has(route.place) && !isKnown(route) && couldBeOffered(route),
    evaluate: (route) => {
      evaluated++
      asked.add(route.place)
      const found = evaluateRoute(route, evaluator)
      const candidate = found && candidateOf(found)
      if (candidate) candidates.push(candidate)
      const looksCheaper = candidate && candidate.price > route.estimate && route.estimate < cheapestOf(null)
      if (!candidate || looksCheaper) settled.add(route.place)
      return candidate !== null
    },
  }
}

/** Parts that stay have rails of their own, and where guards stand on uneven ground the engine alone knows to the inch. */
const isUncertain = ({ request: { keep }, search, limits }: Prepared): boolean =>
  keep.length > 0 ||
  (search !== null &&
    search.ground !== null &&
    limits.unguarded !== null &&
    search.top - search.lowest > limits.unguarded)

/** A pattern that is looked at again finds what it found before. */
const apart = (routes: readonly Route[]): readonly Route[] => [
  ...new Map(routes.map((route) => [route.place, route])).values(),
]

/** The cheapest of every pattern first, then the next of each: kinds before variants, and those that are one to a person last. */
function inJudgingOrder(routes: readonly Route[]): readonly Route[] {
  const ranked = new Map<string, number>()
  const nextOf = (key: string): number => {
    const rank = ranked.get(key) ?? 0
    ranked.set(key, rank + 1)
    return rank
  }
  return routes
    .toSorted((a, b) => a.estimate - b.estimate)
    .map((route) => {
      const key = route.stages.join(' ')
      const variant = nextOf(`${key} ${route.signature}`)
      return { route, rank: variant > 0 ? routes.length + variant : nextOf(key) }
    })
    .sort((a, b) => a.rank - b.rank || a.route.estimate - b.route.estimate)
    .map(({ route }) => route)
}

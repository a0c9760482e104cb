import type { Cents } from '../../../base/units.ts'
import { judgeWay } from '../judge/judge-way.ts'
import type { Prepared, Round } from '../judge/prepare.ts'
import type { Way } from '../pieces/way.ts'
import { type Budget, searchWays } from '../ways/search-ways.ts'
import { chooseProposals } from './choose.ts'
import { type Candidate, candidateOf, type Proposal } from './proposal.ts'

export type FitBudget = Budget & {
  /** Ways that the engine judges. */
  readonly judged: number
}

export const FIT_BUDGET: FitBudget = {
  all: 50_000,
  none: 150_000,
  pattern: 6_000,
  waysOfPattern: 4,
  judged: 24,
}

/** What is known so far: the proposals as they would be offered if the search ended now. */
export type FitProgress = {
  readonly looked: number
  readonly judged: number
  readonly proposals: readonly Proposal[]
}

type Solved = { readonly candidates: readonly Candidate[]; readonly looked: number; readonly judged: number }

/**
 * Ways that are legal: what is usual first, then more of everything, as long as there are too few; once there are enough only
 * what would cost less, which a larger platform at the door can do.
 */
export function* solve(prepared: Prepared, budget: FitBudget): Generator<FitProgress, Solved> {
  let solved: Solved = { candidates: [], looked: 0, judged: 0 }
  for (const round of prepared.rounds)
    if (solved.candidates.length < round.below || round.mayCostLess)
      solved = yield* solveRound(round, { prepared, budget, before: solved })
  return solved
}

/** More than this many are never chosen from. */
const PLENTY = 12
/** Where there are enough, so many of those that cost less are judged. */
const LESS = 4

type Solving = { readonly prepared: Prepared; readonly budget: FitBudget; readonly before: Solved }

function* solveRound(round: Round, solving: Solving): Generator<FitProgress, Solved> {
  const { court, searches } = round
  const { before } = solving
  const { wishes } = solving.prepared.ask
  const most = mostOf(round, solving)
  const pool: Way[] = []
  const candidates = [...before.candidates]
  let { looked, judged } = before
  const judge = (way: Way): boolean => {
    judged++
    const found = judgeWay(way, court)
    if (found) candidates.push(candidateOf(found))
    return found !== null
  }
  const progress = (): FitProgress => ({ looked, judged, proposals: chooseProposals(candidates, wishes) })
  for (const one of searchWays({ ...searches, wishes, ...most })) {
    looked += one.looked
    const [cheapest, ...others] = one.ways
    const isFirst = candidates.length === 0 && cheapest !== undefined
    pool.push(...(isFirst && judge(cheapest) ? others : one.ways))
    if (isFirst) yield progress()
  }
  for (const way of inJudgingOrder(apart(pool))) {
    if (judged >= most.judged || candidates.length >= most.candidates) break
    if (judge(way)) yield progress()
  }
  return { candidates, looked, judged }
}

/** How far a round goes: the first one longest; where there are enough layouts, only for what would cost less. */
function mostOf(round: Round, { prepared, budget, before: { candidates, judged } }: Solving) {
  const [first] = prepared.rounds
  if (candidates.length < round.below)
    return {
      budget: round === first ? budget : { ...budget, none: budget.all },
      below: Number.POSITIVE_INFINITY,
      judged: budget.judged,
      candidates: PLENTY,
    }
  return {
    budget: { ...budget, all: budget.all / 2, none: budget.all / 2 },
    below: cheapestOf(candidates),
    judged: judged + LESS,
    candidates: Number.POSITIVE_INFINITY,
  }
}

/** What the cheapest was thought to cost before it was judged: as the next ones are thought of. */
const cheapestOf = (candidates: readonly Candidate[]): Cents =>
  Math.min(...candidates.map(({ way }) => way.estimate))

/** A pattern that is looked at again finds what it found before. */
const apart = (ways: readonly Way[]): readonly Way[] => [
  ...new Map(ways.map((way) => [`${way.stages.join(' ')} ${way.signature}`, way])).values(),
]

/** The cheapest of every pattern first, then the next of each: kinds before variants. */
function inJudgingOrder(ways: readonly Way[]): readonly Way[] {
  const ranked = new Map<string, number>()
  return ways
    .toSorted((a, b) => a.estimate - b.estimate)
    .map((way) => {
      const key = way.stages.join(' ')
      const rank = ranked.get(key) ?? 0
      ranked.set(key, rank + 1)
      return { way, rank }
    })
    .sort((a, b) => a.rank - b.rank || a.way.estimate - b.way.estimate)
    .map(({ way }) => way)
}

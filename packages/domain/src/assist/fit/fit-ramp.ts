import type { Inches } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { chooseProposals } from './answer/choose.ts'
import type { Candidate, Proposal } from './answer/proposal.ts'
import { FIT_BUDGET, type FitBudget, type FitProgress, solve } from './answer/solve.ts'
import type { FitAsk, FitLines } from './ask/fit-ask.ts'
import { type Prepared, prepare } from './judge/prepare.ts'
import type { FitReason } from './reasons/reason.ts'
import { reasonsOf } from './reasons/reasons.ts'
import { crossedOutlines, refusalOf, strayParts } from './reasons/refusal.ts'
import { otherLinesOf, type Relaxation, relaxationsOf } from './relaxations/relaxations.ts'
import { missesEndBy } from './room/room.ts'

export type FitOptions = FitLines & {
  /** How much is looked at; never how long. */
  readonly budget?: Partial<FitBudget> | undefined
}

export type FitAnswer = {
  readonly proposals: readonly Proposal[]
  /** Why nothing fits; empty where something does. */
  readonly reasons: readonly FitReason[]
  /** What would fit if one thing were otherwise, the cheapest first. */
  readonly relaxations: readonly Relaxation[]
  readonly looked: number
  readonly judged: number
}

/**
 * Ranked legal layouts for a site, or the reasons why there are none. It hands on what it has after every step, the first
 * answer early, so that a worker can show it; the same ask gives the same answer everywhere (site 2 to 5).
 */
export function* fitRamp(ask: FitAsk, options: FitOptions): Generator<FitProgress, FitAnswer> {
  const budget = { ...FIT_BUDGET, ...options.budget }
  const refusal = refusalOf(ask)
  if (refusal) return refused(refusal, ask, options)
  const crossed = crossedOutlines(ask.site)
  if (crossed.length > 0) return { ...NOTHING, reasons: crossed }
  const prepared = prepare(ask, options.catalogue)
  const atEdge = yield* solve(prepared, budget)
  const over = atEdge.candidates.length === 0 ? overPorch(ask) : null
  const onPorch = over && prepare(over, options.catalogue)
  const solved = onPorch ? yield* solve(onPorch, budget) : atEdge
  const { looked, judged } = solved
  const proposals = chooseProposals(solved.candidates, ask.wishes)
  if (proposals.length > 0) return { ...NOTHING, proposals, looked, judged }
  const fits = (one: FitAsk, catalogue: Catalogue) => doesFit(one, catalogue, budget)
  const relaxations = relaxationsOf(ask, options, {
    solve: (one, catalogue) => firstOf(one, catalogue, budget),
    fits,
    inTheWay: inTheWay(prepared),
    missesEndBy: ({ way }) => (prepared.search ? missesEndBy(prepared.search.room, way.landing) : 0),
  })
  const strays = strayParts(ask, options.catalogue)
  const helps = (field: string) => relaxations.some(({ change }) => field in change)
  const { destination, ...site } = ask.site
  const told = onPorch && !hasStart(prepared) ? onPorch : prepared
  const reasons =
    strays.length > 0
      ? strays
      : reasonsOf(ask, told, {
          stairs: () => helps('stairs'),
          keep: () => helps('keep'),
          short: () => shortOf(relaxations),
          destination: () => destination !== undefined && fits({ ...ask, site }, options.catalogue),
        })
  return { proposals, reasons, relaxations, looked, judged }
}

const NOTHING: FitAnswer = { proposals: [], reasons: [], relaxations: [], looked: 0, judged: 0 }

const hasStart = ({ rounds }: Prepared): boolean => rounds.some(({ searches }) => searches.starts.length > 0)

/** A porch that cannot be the top landing is ground for a platform over it. */
const overPorch = (ask: FitAsk): FitAsk | null => {
  const { porch } = ask.site
  return porch?.use === 'start' ? { ...ask, site: { ...ask.site, porch: { ...porch, use: 'over' } } } : null
}

/** The line is not for the job: other lines that are. */
function refused(reason: FitReason, ask: FitAsk, options: FitOptions): FitAnswer {
  const budget = { ...FIT_BUDGET, ...options.budget }
  const relaxations = otherLinesOf(ask, options, (one, catalogue) => firstOf(one, catalogue, budget))
  return { ...NOTHING, reasons: [reason], relaxations }
}

/** The whole answer at once. */
export function fitted(ask: FitAsk, options: FitOptions): FitAnswer {
  const steps = fitRamp(ask, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** How far before the edge it has to reach a way fits at least. */
function shortOf(relaxations: readonly Relaxation[]): Inches | null {
  const all = relaxations.flatMap(({ change }) => ('destination' in change ? [change.destination] : []))
  return all.length > 0 ? Math.min(...all) : null
}

/** Names of what stood in the way of candidates, the most often first. */
const inTheWay = ({ search }: Prepared): readonly string[] =>
  [...(search?.killers.inTheWay ?? [])].sort(([, a], [, b]) => b - a).map(([name]) => name)

/** The cheapest layout of a changed ask, as quickly as it goes; null where none fits either. */
function firstOf(ask: FitAsk, catalogue: Catalogue, budget: FitBudget): Candidate | null {
  const steps = solve(prepare(ask, catalogue), small(budget))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value.candidates.toSorted((a, b) => a.price - b.price)[0] ?? null
  }
}

/** Whether a changed ask has a layout: the first one that is found says so. */
function doesFit(ask: FitAsk, catalogue: Catalogue, budget: FitBudget): boolean {
  for (const { proposals } of solve(prepare(ask, catalogue), small(budget)))
    if (proposals.length > 0) return true
  return false
}

const small = (budget: FitBudget): FitBudget => ({
  ...budget,
  all: budget.all / 4,
  none: budget.none / 4,
  judged: 4,
})

/**
 * A proposal as the layout a person goes on with: its parts, runs, ends and rails take the place of the system parts that
 * were drawn; drawings, notes and choices of the project stay.
 */
export function layoutOfProposal({ layout }: Pick<Proposal, 'layout'>, before: Layout): Layout {
  return {
    ...before,
    version: layout.version,
    project: {
      ...before.project,
      product: layout.project.product,
      rampWidth: layout.project.rampWidth,
      surface: layout.project.surface,
      desiredRatio: layout.project.desiredRatio,
      // The codes it was fitted under are those it is judged under.
      codes: layout.project.codes,
    },
    site: layout.site,
    parts: layout.parts,
    stack: [],
    runs: layout.runs,
    openings: layout.openings,
    closureChoices: [],
    writtenClosures: null,
    legChoices: [],
    braceChoices: [],
    customItems: layout.customItems,
    confirmedSteps: [],
    lastConfirmed: null,
  }
}

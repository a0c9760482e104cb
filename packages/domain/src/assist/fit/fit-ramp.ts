import type { Inches } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { type Site, type SiteDoor, versionFor } from '../../model/layout/site.ts'
import { chooseProposals } from './answer/choose.ts'
import type { Candidate, Proposal } from './answer/proposal.ts'
import {
  FIT_BUDGET,
  type FitBudget,
  type FitProgress,
  type Solved,
  solve,
  timesAsMuch,
} from './answer/solve.ts'
import { afterThreshold, thresholdProposal } from './answer/threshold-proposal.ts'
import { type Prepared, prepare } from './evaluate/prepare.ts'
import { notesOf } from './reasons/notes.ts'
import { porchNotes } from './reasons/porch-notes.ts'
import type { FitReason } from './reasons/reason.ts'
import { reasonsOf } from './reasons/reasons.ts'
import { crossedOutlines, refusalOf, strayParts, strayPorch } from './reasons/refusal.ts'
import type { Relaxation } from './relaxations/change.ts'
import { cheaper, type Helping, otherLinesOf, relaxing, shownOf } from './relaxations/relaxations.ts'
import { MOST_SHORT, shortOfEdge } from './relaxations/site-changes.ts'
import type { FitLines, FitRequest } from './request/fit-request.ts'
import { missesEndBy } from './room/room.ts'
import { hasWalkToEnd } from './room/walk-to-end.ts'

export type FitOptions = FitLines & {
  /** How much is looked at; never how long. */
  readonly budget?: Partial<FitBudget> | undefined
  /** Where nothing was found and not every layout was tried, it looks again and longer before it says so. */
  readonly isPatient?: boolean
}

export type FitAnswer = {
  readonly proposals: readonly Proposal[]
  /** Why nothing fits; empty where something does. */
  readonly reasons: readonly FitReason[]
  /** What would fit if one thing were otherwise, at most three, the cheapest first. */
  readonly relaxations: readonly Relaxation[]
  /** What a person should know besides: a slope that is not the one wished, that a lift is the other answer. */
  readonly notes: readonly string[]
  /** Whether nothing that the search lays could cost less than the cheapest proposal. */
  readonly isProven: boolean
  /** Whether the budget ended before the layouts did: a larger one may find more. */
  readonly isCutShort: boolean
  readonly looked: number
  readonly evaluated: number
}

/** What is known so far; reasons come before the changes, and those one by one. */
export type FitStep = FitProgress & Partial<Pick<FitAnswer, 'reasons' | 'relaxations'>>

/**
 * Ranked legal layouts for a site, or the reasons why there are none. It hands on what it has after every step, the first
 * answer early, so that a worker can show it; the same ask gives the same answer everywhere (site 2 to 5).
 */
export function* fitRamp(request: FitRequest, options: FitOptions): Generator<FitStep, FitAnswer> {
  const budget = { ...FIT_BUDGET, ...options.budget }
  const refusal = refusalOf(request)
  if (refusal) return refused(refusal, request, options)
  const undrawn = [...crossedOutlines(request.site), ...strayPorch(request.site)]
  if (undrawn.length > 0) return { ...NOTHING, reasons: undrawn }
  const { catalogue } = options
  const fresh = prepare(request, catalogue)
  const threshold = thresholdProposal(fresh)
  if (threshold) yield { looked: 0, evaluated: 0, proposals: [threshold] }
  const quick = yield* solveAtDoor(request, catalogue, budget, fresh)
  const looksAgain = options.isPatient && threshold === null && isNothingYet(quick)
  const solved = looksAgain ? yield* solveAtDoor(request, catalogue, timesAsMuch(budget, PATIENT)) : quick
  const { prepared, onPorch, looked, evaluated, isCutShort } = solved
  const proposals = afterThreshold(threshold, chooseProposals(solved.candidates, request.wishes))
  if (proposals.length > 0) {
    const { isProven } = solved
    const notes = [...porchNotes(request, prepared, onPorch !== null), ...notesOf(prepared, [])]
    return { ...NOTHING, proposals, notes, isProven, isCutShort, looked, evaluated }
  }
  const told = onPorch && !hasStart(prepared) ? onPorch : prepared
  const { reasons, relaxations } = yield* whyNothing({ request, options, budget, prepared: told }, solved)
  const notes = [...porchNotes(request, prepared, false), ...notesOf(told, reasons)]
  return { ...NOTHING, reasons, relaxations, notes, isCutShort, looked, evaluated }
}

type SolvedAtDoor = Solved & {
  readonly prepared: Prepared
  /** With the porch as ground under a platform; null where it was not asked for. */
  readonly onPorch: Prepared | null
}

/** From the edge of a porch, and over it where nothing starts there. */
function* solveAtDoor(
  request: FitRequest,
  catalogue: Catalogue,
  budget: FitBudget,
  prepared = prepare(request, catalogue),
): Generator<FitProgress, SolvedAtDoor> {
  const atEdge = yield* solve(prepared, budget)
  const over = atEdge.candidates.length === 0 ? overPorch(request) : null
  const onPorch = over && prepare(over, catalogue)
  const solved = onPorch ? yield* solve(onPorch, budget) : atEdge
  return { ...solved, prepared, onPorch }
}

/** Whether 'nothing fits' would be too much to say: nothing was found, and not every layout was tried. */
const isNothingYet = ({ candidates, isCutShort }: Solved): boolean => isCutShort && candidates.length === 0

/** So many times as much is looked at again before it is said. */
const PATIENT = 4

const NOTHING: FitAnswer = {
  proposals: [],
  reasons: [],
  relaxations: [],
  notes: [],
  isProven: false,
  isCutShort: false,
  looked: 0,
  evaluated: 0,
}

const hasStart = ({ rounds }: Prepared): boolean => rounds.some(({ searches }) => searches.starts.length > 0)

type Explaining = {
  readonly request: FitRequest
  readonly options: FitOptions
  readonly budget: FitBudget
  readonly prepared: Prepared
}

/** The reasons first, and then every change that helps as soon as it was tried. */
function* whyNothing(
  { request, options, budget, prepared }: Explaining,
  { looked, evaluated }: Pick<FitProgress, 'looked' | 'evaluated'>,
): Generator<FitStep, Pick<FitAnswer, 'reasons' | 'relaxations'>> {
  const { catalogue } = options
  const quick = partOf(budget, OF_A_CHANGE)
  const fits = (one: FitRequest, line: Catalogue) => doesFit(one, line, quick)
  const trying = {
    solve: (one: FitRequest, line: Catalogue) => cheapestOf(one, line, quick),
    fits,
    inTheWay: inTheWay(prepared),
    missesEndBy: ({ route }: Candidate) =>
      prepared.search ? missesEndBy(prepared.search.room, route.landing) : 0,
    hasWalkToEnd: ({ route }: Candidate, length: Inches) =>
      prepared.search !== null && hasWalkToEnd(prepared.search.room, route.landing, length),
  }
  const { destination, ...site } = request.site
  const isEndInTheWay = once(() => destination !== undefined && fits({ ...request, site }, catalogue))
  // What does not fit wherever it ends does not fit where it ends a little before.
  const short = once(() => (isEndInTheWay() ? shortOfEdge(request, options, trying) : []))
  const strays = strayParts(request, catalogue)
  const reasons =
    strays.length > 0
      ? strays
      : reasonsOf(request, prepared, {
          stairs: () => fits({ ...request, wishes: { ...request.wishes, stairs: false } }, catalogue),
          keep: () => fits({ ...request, keep: [] }, catalogue),
          short: () => shortOf(short()),
          destination: isEndInTheWay,
        })
  const found: Helping[] = []
  const progress = (): FitStep => ({ looked, evaluated, proposals: [], reasons, relaxations: shownOf(found) })
  yield progress()
  function* changes(): Generator<Helping> {
    yield* relaxing(request, options, trying)
    for (const one of short()) yield { ...one, tried: null }
  }
  for (const one of changes()) {
    found.push(one)
    yield progress()
  }
  const shown = shownOf(found)
  const share = partOf(budget, (looked > 0 ? OF_PRICES : 1) / shown.length)
  const longer = (one: FitRequest, line: Catalogue) => cheapestOf(one, line, share)
  return { reasons, relaxations: shownOf(shown.map((one) => cheaper(one, longer))) }
}

/** Found out when it is asked for first. */
function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | null = null
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

/** A porch that cannot be the top landing is ground for a platform over it. */
const overPorch = (request: FitRequest): FitRequest | null => {
  const { porch } = request.site
  return porch?.use === 'start'
    ? { ...request, site: { ...request.site, porch: { ...porch, use: 'over' } } }
    : null
}

/** The line is not for the job: other lines that are. */
function refused(reason: FitReason, request: FitRequest, options: FitOptions): FitAnswer {
  const budget = { ...FIT_BUDGET, ...options.budget }
  const share = partOf(budget, 1 / (options.otherLines?.length ?? 1))
  const relaxations = otherLinesOf(request, options, (one, catalogue) => cheapestOf(one, catalogue, share))
  return { ...NOTHING, reasons: [reason], relaxations }
}

/** The whole answer at once. */
export function fitted(request: FitRequest, options: FitOptions): FitAnswer {
  const steps = fitRamp(request, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** How far before the end it has to reach a way fits at least; null where it is more than whole feet of ramp explain. */
function shortOf(relaxations: readonly Relaxation[]): Inches | null {
  const all = relaxations.flatMap(({ change }) => ('destination' in change ? [change.destination] : []))
  const least = Math.min(...all)
  return least <= MOST_SHORT ? least : null
}

/** Names of what stood in the way of candidates, the most often first. */
const inTheWay = ({ search }: Prepared): readonly string[] =>
  [...(search?.rejections.inTheWay ?? [])].sort(([, a], [, b]) => b - a).map(([name]) => name)

/** The cheapest layout of a changed ask; null where none fits either. */
function cheapestOf(request: FitRequest, catalogue: Catalogue, budget: FitBudget): Candidate | null {
  const prepared = prepare(request, catalogue)
  if (!prepared.canEnd) return null
  const steps = solve(prepared, budget)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value.candidates.toSorted((a, b) => a.price - b.price)[0] ?? null
  }
}

/** Whether a changed ask has a layout: the first one that is found says so. */
function doesFit(request: FitRequest, catalogue: Catalogue, budget: FitBudget): boolean {
  const prepared = prepare(request, catalogue)
  if (!prepared.canEnd) return false
  for (const { proposals } of solve(prepared, budget)) if (proposals.length > 0) return true
  return false
}

/** A change has such a part of the budget: there are many, and what helps helps soon. */
const OF_A_CHANGE = 1 / 16
/** And those that are told share such a part for their prices, or all of it where nothing was looked at before. */
const OF_PRICES = 1 / 2
const LEAST_EVALUATED = 4

const partOf = (budget: FitBudget, part: number): FitBudget => ({
  ...budget,
  all: part * budget.all,
  none: part * budget.none,
  evaluated: Math.max(LEAST_EVALUATED, Math.floor(part * budget.evaluated)),
})

/** On open ground the place and the leaf of a door were taken for the search alone: nobody entered them. */
function doorAsKnown(door: SiteDoor, { doors }: Site): SiteDoor {
  const known = doors.find(({ id }) => id === door.id)
  if (!known || (known.at && known.faces !== undefined)) return door
  return { ...known, sill: door.sill, stepDown: door.stepDown }
}

/**
 * A proposal as the layout a person goes on with: its parts, runs, ends and rails take the place of the system parts that
 * were drawn; drawings, notes and choices of the project stay.
 */
export function layoutOfProposal({ layout }: Pick<Proposal, 'layout'>, before: Layout): Layout {
  // What was not asked about, such as photos, is as it was.
  const doors = layout.site.doors.map((door) => doorAsKnown(door, before.site))
  const site = { ...before.site, ...layout.site, doors }
  return {
    ...before,
    version: versionFor(site),
    project: {
      ...before.project,
      product: layout.project.product,
      rampWidth: layout.project.rampWidth,
      surface: layout.project.surface,
      desiredRatio: layout.project.desiredRatio,
      // The codes it was fitted under are those it is judged under.
      codes: layout.project.codes,
    },
    site,
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

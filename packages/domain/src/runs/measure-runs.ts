import type { Connections, Joint } from '../connections/joint.ts'
import { areJoinedBy } from '../connections/side-uses.ts'
import type { Issue } from '../layout/issue.ts'
import type { Layout, Run, RunId } from '../layout/layout.ts'
import { isSystemPart, type PartId, type Side } from '../layout/part.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { productRules } from '../products/product-rules.ts'
import { remember } from '../remember.ts'
import { type Inches, isAtMost, roundTo } from '../units.ts'
import { type EndsAt, fixedEndHeight, lacksStarterRamp } from './end-height.ts'
import { measureRun, noteHeightsAlong } from './measure-run.ts'
import { type AreJoined, runPartIssues } from './run-checks.ts'
import type { PartHeight, RunFigures, Runs } from './run-figures.ts'

/** Stair heights may miss the rise of their run by this much (domain 7.4). */
const STAIR_TOLERANCE: Inches = 0.5
/** Joined ends may differ in height by this much. */
const HEIGHT_TOLERANCE: Inches = 0.01

/** A run and its place among the runs of the layout: the first one is the primary run. */
export type NumberedRun = { readonly run: Run; readonly index: number }

/** Figures of runs, the height of every part of theirs, and the checks of spec 3 §5.2 to §5.4. */
export function measureRuns(
  layout: Layout,
  numbered: readonly NumberedRun[],
  placement: Placement,
  { joints, uses }: Connections,
): { readonly runs: Runs; readonly issues: readonly Issue[] } {
  const runs = numbered.map(({ run }) => run)
  const figures = numbered.map(({ run, index }) => measureRun(run, index, layout, placement))
  // What follows from heights is said once both of a run's are known.
  const measured = figures.filter((one, index) => hasHeights(runs[index], endOf(one, layout, placement)))
  const heights = new Map<PartId, PartHeight>()
  for (const one of measured) noteHeightsAlong(one, placement, heights)
  let runOf: Runs['runOf'] | null = null
  const areJoined: AreJoined = (a, b) => areJoinedBy(uses, a, b)
  const issues = [
    ...numbered.flatMap(({ run, index }) => runPartIssues(run, index, { layout, placement, areJoined })),
    ...figures.flatMap((one, index) => heightIssues(runs[index], endOf(one, layout, placement))),
    ...measured.flatMap((one) => slopeIssues(one, productRules(layout.project.product).rampsMustRise)),
    ...figures.flatMap((one) => stairsOf(one, placement).flatMap(stairRangeIssue)),
    ...measured.flatMap((one) => stairSumIssues(one, placement)),
    ...disagreements(joints, heights, placement),
  ]
  return {
    runs: {
      figures,
      heights,
      get runOf() {
        runOf ??= firstRuns(runs)
        return runOf
      },
    },
    issues,
  }
}

/** The run of every part; of a part in two runs the first. */
function firstRuns(runs: readonly Run[]): Runs['runOf'] {
  const runOf = new Map<PartId, RunId>()
  for (const run of runs) for (const id of run.parts) if (!runOf.has(id)) runOf.set(id, run.id)
  return runOf
}

const runIssue = (
  code: Issue['code'],
  severity: Issue['severity'],
  parts: readonly PartId[],
  values: Readonly<Record<string, string | number>> = {},
): Issue => ({ code, severity, area: 'run', parts, values })

/** Every system part belongs to exactly one run (spec 3 §4.2). */
export function membershipIssues({ parts, runs }: Layout, mayHoldLooseParts: boolean): Issue[] {
  if (!parts.some(isSystemPart)) return []
  if (runs.length === 0) return [runIssue('run.none', 'error', [])]
  const { assigned, doubled } = assignedIn(runs)
  const loose = mayHoldLooseParts ? parts.filter((part) => !assigned.has(part.id) && isSystemPart(part)) : []
  return [
    ...(loose.length > 0
      ? [
          runIssue(
            'run.unassigned-part',
            'error',
            loose.map(({ id }) => id),
          ),
        ]
      : []),
    ...(doubled.length > 0 ? [runIssue('run.part-in-two-runs', 'error', doubled)] : []),
    ...runs.flatMap((run) =>
      run.parts.length === 0 ? [runIssue('run.empty', 'error', [], { run: run.name })] : [],
    ),
  ]
}

/** Parts that runs name, and those they name more than once; remembered, as a moved part changes no run. */
const assignedIn = (runs: readonly Run[]) => assignments(runs, null)

const assignments = remember((runs: readonly Run[], _: null) => {
  const assigned = new Set<PartId>()
  const doubled = new Set<PartId>()
  for (const { parts } of runs)
    for (const id of parts) {
      if (assigned.has(id)) doubled.add(id)
      assigned.add(id)
    }
  return { assigned, doubled: [...doubled] as const }
})

const endOf = ({ kind, top, parts }: RunFigures, { project }: Layout, { byId }: Placement): EndsAt => ({
  kind,
  top,
  last: byId.get(parts.at(-1) ?? ''),
  product: project.product,
})

/** A run has heights once both are given; the lower one need not be given where it follows (spec 3 §5.3). */
const hasHeights = (run: Run | undefined, end: EndsAt): boolean =>
  run !== undefined && run.top !== null && (run.bottom !== null || fixedEndHeight(end) !== null)

function heightIssues(run: Run | undefined, end: EndsAt): Issue[] {
  if (!run) return []
  const values = { run: run.name }
  if (!hasHeights(run, end)) return [runIssue('run.height-missing', 'error', run.parts, values)]
  const fixed = fixedEndHeight(end)
  const isAdjusted = fixed === null && (run.bottom ?? 0) > (run.top ?? 0)
  const isForced = end.kind === 'ramps' && fixed !== null && run.bottom !== null && run.bottom !== fixed
  return [
    ...(isForced ? [runIssue('run.bottom-forced', 'warning', run.parts, values)] : []),
    ...(isAdjusted ? [runIssue('run.bottom-adjusted', 'warning', run.parts, values)] : []),
    ...(lacksStarterRamp(end, run.bottom)
      ? [runIssue('run.starter-ramp-missing', 'warning', run.parts)]
      : []),
  ]
}

/**
 * Slope checks (spec 3 §5.4):
 *  - a run of stairs must fall, and so must a run of ramps on the lines that say so
 *  - no run of ramps may be as steep as 1:1
 */
function slopeIssues(
  { kind, slope, parts, verdict, name, ratio }: RunFigures,
  rampsMustRise: boolean,
): Issue[] {
  if (kind !== 'ramps' && kind !== 'stairs') return []
  const mustRise = kind === 'stairs' || rampsMustRise
  if (slope === 0 && mustRise) return [runIssue('run.slope-zero', 'error', parts, { run: name })]
  if (slope >= 1 && kind === 'ramps') return [runIssue('run.slope-too-steep', 'error', parts, { run: name })]
  if (verdict === 'look-out') return [runIssue('run.ratio-look-out', 'warning', parts, { run: name, ratio })]
  if (verdict === 'warning') return [runIssue('run.ratio-warning', 'warning', parts, { run: name, ratio })]
  return []
}

function stairsOf({ parts, stairsLength }: RunFigures, { byId }: Placement): readonly PlacedPart[] {
  if (stairsLength === 0) return []
  return parts.map((id) => byId.get(id)).filter((one): one is PlacedPart => one?.part.kind === 'stair')
}

/** Stairs have fixed heights, which must add up to the rise (domain 7.4). */
function stairSumIssues(figures: RunFigures, placement: Placement): Issue[] {
  if (figures.kind !== 'stairs') return []
  const expected = stairsOf(figures, placement).reduce(
    (total, { part }) => total + (part.kind === 'stair' ? part.activeHeight : 0),
    0,
  )
  if (isAtMost(Math.abs(expected - figures.rise), STAIR_TOLERANCE)) return []
  return [
    runIssue('run.stairs-height', 'warning', figures.parts, {
      run: figures.name,
      expected: roundTo(figures.top - expected, 3),
    }),
  ]
}

/** The height of a stair lies within its item's range (domain 7.4). */
function stairRangeIssue({ part, item }: PlacedPart): Issue[] {
  if (part.kind !== 'stair') return []
  const { minHeightInclusive: min, maxHeightLessThan: max } = item
  if (min === null || max === null || (part.activeHeight >= min && part.activeHeight < max)) return []
  return [
    runIssue('run.stair-height-range', 'error', [part.id], {
      part: item.frontendName,
      min,
      max,
      height: part.activeHeight,
    }),
  ]
}

/** Joined ends lie at one height; otherwise the parts of a run stand in the wrong order. */
function disagreements(
  joints: readonly Joint[],
  heights: ReadonlyMap<PartId, PartHeight>,
  { byId }: Placement,
): Issue[] {
  const issues: Issue[] = []
  for (const { a, b } of joints) {
    const first = byId.get(a.part)
    const second = byId.get(b.part)
    const upper = heightAt(heights.get(a.part), a.side, first)
    const lower = heightAt(heights.get(b.part), b.side, second)
    if (upper === null || lower === null) continue
    const hasStair = first?.part.kind === 'stair' || second?.part.kind === 'stair'
    if (isAtMost(Math.abs(upper - lower), hasStair ? STAIR_TOLERANCE : HEIGHT_TOLERANCE)) continue
    const values = { a: roundTo(upper, 3), b: roundTo(lower, 3) }
    issues.push(runIssue('run.heights-disagree', 'error', [a.part, b.part], values))
  }
  return issues
}

/** Surface height at one side of a part; null when the part has no height yet. */
export function heightAt(
  height: PartHeight | undefined,
  side: Side,
  placed: PlacedPart | undefined,
): Inches | null {
  if (!height || !placed) return null
  return side === 'BOTTOM' && placed.part.kind !== 'platform' ? height.bottom : height.top
}

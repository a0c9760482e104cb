import { listed } from '../../base/listed.ts'
import { type Inches, isAtMost, roundTo } from '../../base/units.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout, Run } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import { inForce } from '../../model/layout/run-top.ts'
import { productRules } from '../../model/products/product-rules.ts'
import type { Joint, SideUses } from '../connections/joint.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import {
  type EndsAt,
  endHeightOf,
  endOf,
  fixedEndHeight,
  hasHeights,
  lacksStarterRamp,
  ON_GROUND,
} from './end-height.ts'
import { heightAt, type NumberedRun } from './measure-runs.ts'
import type { PartHeight, RunFigures } from './run-figures.ts'
import { runIssue } from './run-issue.ts'
import { runPartIssues } from './run-part-issues.ts'

/** Stair heights may miss the rise of their run by this much (domain 7.4). */
const STAIR_TOLERANCE: Inches = 0.5
/** Joined ends may differ in height by this much. */
const HEIGHT_TOLERANCE: Inches = 0.01

type Measured = {
  readonly layout: Layout
  readonly placement: Placement
  readonly figures: readonly RunFigures[]
  readonly uses: SideUses
}

/** The checks of runs (spec 3 §5.2 to §5.4). */
export function runIssues(
  numbered: readonly NumberedRun[],
  { layout, placement, figures, uses }: Measured,
): readonly Issue[] {
  const ends = figures.map((one) => endOf(one, layout, placement))
  const runs = numbered.flatMap(({ run }, at) => {
    const [one, end] = [figures[at], ends[at]]
    return one && end ? [{ run: inForce(run, layout), figures: one, end }] : []
  })
  // What follows from heights is said once both of a run's are known.
  const measured = runs.filter(({ run, end }) => hasHeights(run, end)).map((one) => one.figures)
  const { rampsMustRise } = productRules(layout.project.product)
  return [
    ...numbered.flatMap(({ run, index }) => runPartIssues(run, index, { layout, placement, uses })),
    ...runs.flatMap(heightIssues),
    ...measured.flatMap((one) => slopeIssues(one, rampsMustRise)),
    ...figures.flatMap((one) => stairsOf(one, placement).flatMap(stairRangeIssue)),
    ...measured.flatMap((one) => stairSumIssues(one, placement)),
  ]
}

type Ended = { readonly run: Run; readonly figures: RunFigures; readonly end: EndsAt }

function heightIssues({ run, figures, end }: Ended): Issue[] {
  const values = { run: run.name }
  if (!hasHeights(run, end)) {
    const missing = missingHeights(run, end)
    return [runIssue('run.height-missing', 'error', run.parts, { ...values, missing })]
  }
  const fixed = fixedEndHeight(end)
  const isAdjusted = fixed === null && (run.bottom ?? 0) > figures.top
  const isForced = end.kind === 'ramps' && fixed !== null && run.bottom !== null && run.bottom !== fixed
  return [
    ...(isForced ? [runIssue('run.bottom-forced', 'warning', run.parts, values)] : []),
    ...(isAdjusted ? [runIssue('run.bottom-adjusted', 'warning', run.parts, values)] : []),
    ...offGroundIssue(run, figures),
    ...(lacksStarterRamp(end, figures.bottom)
      ? [runIssue('run.starter-ramp-missing', 'warning', run.parts.slice(-1))]
      : []),
  ]
}

/** An end height that somebody gave, and the ground the run goes out to lies elsewhere (site 3, rule 11). */
function offGroundIssue(run: Run, { bottom, ground }: RunFigures): Issue[] {
  if (ground === null || isAtMost(Math.abs(bottom - ground), ON_GROUND)) return []
  const values = {
    run: run.name,
    bottom: roundTo(bottom, 2),
    ground: roundTo(ground, 2),
    by: roundTo(Math.abs(bottom - ground), 2),
    lies: bottom > ground ? 'over' : 'under',
  }
  return [runIssue('run.off-ground', 'warning', run.parts.slice(-1), values)]
}

/** What a run still needs; an end height that follows is not asked for. */
const missingHeights = (run: Run, end: EndsAt): string =>
  listed([
    ...(run.top === null ? ['a start height'] : []),
    ...(run.bottom === null && endHeightOf(end) === null ? ['an end height'] : []),
  ])

/**
 * Slope checks (spec 3 §5.4):
 *  - a run of stairs must fall, and so must a run of ramps on the lines that say so
 *  - no run of ramps may be as steep as 1:1
 */
function slopeIssues(
  { kind, slope, parts, steepness, name, ratio }: RunFigures,
  rampsMustRise: boolean,
): Issue[] {
  if (kind !== 'ramps' && kind !== 'stairs') return []
  const mustRise = kind === 'stairs' || rampsMustRise
  if (slope === 0 && mustRise) return [runIssue('run.slope-zero', 'error', parts, { run: name })]
  if (slope >= 1 && kind === 'ramps') return [runIssue('run.slope-too-steep', 'error', parts, { run: name })]
  if (steepness === 'look-out')
    return [runIssue('run.ratio-look-out', 'warning', parts, { run: name, ratio })]
  if (steepness === 'warning') return [runIssue('run.ratio-warning', 'warning', parts, { run: name, ratio })]
  return []
}

function stairsOf({ parts, stairsLength }: RunFigures, { byId }: Placement): readonly PlacedPart[] {
  if (stairsLength === 0) return []
  return parts
    .map((id) => byId.get(id))
    .filter((one): one is PlacedPart => one?.part.kind === 'stair' && !one.part.isLogicless)
}

/** Stairs have fixed heights, which must add up to the rise (domain 7.4). */
function stairSumIssues(figures: RunFigures, placement: Placement): Issue[] {
  if (figures.kind !== 'stairs') return []
  const stairs = stairsOf(figures, placement)
  const expected = stairs.reduce(
    (total, { part }) => total + (part.kind === 'stair' ? part.activeHeight : 0),
    0,
  )
  if (isAtMost(Math.abs(expected - figures.rise), STAIR_TOLERANCE)) return []
  const ids = stairs.map(({ part }) => part.id)
  return [
    runIssue('run.stairs-height', 'warning', ids, {
      run: figures.name,
      expected: roundTo(figures.top - expected, 3),
      start: roundTo(figures.bottom + expected, 3),
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
export function heightDisagreements(
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

import type { Layout, Run, RunId } from '../layout/layout.ts'
import type { PartId, Side } from '../layout/part.ts'
import { lazy } from '../lazy.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { isSameButPlace } from '../placement/same-but-place.ts'
import type { Inches } from '../units.ts'
import { endOf, hasHeights } from './end-height.ts'
import { measureRun, noteHeightsAlong } from './measure-run.ts'
import type { PartHeight, Runs } from './run-figures.ts'

/** A run and its place among the runs of the layout: the first one is the primary run. */
export type NumberedRun = { readonly run: Run; readonly index: number }

/** Figures of runs and the height of every part of theirs. */
export function measureRuns(layout: Layout, numbered: readonly NumberedRun[], placement: Placement): Runs {
  const figures = numbered.map(({ run, index }) => measureRun(run, index, layout, placement))
  const heights = new Map<PartId, PartHeight>()
  for (const [at, { run }] of numbered.entries()) {
    const one = figures[at]
    if (one && hasHeights(run, endOf(one, layout, placement))) noteHeightsAlong(one, placement, heights)
  }
  const runOf = lazy(() => firstRuns(numbered))
  return {
    figures,
    heights,
    get runOf() {
      return runOf()
    },
  }
}

type Known = {
  readonly project: Layout['project']
  readonly numbered: readonly NumberedRun[]
  walked: readonly (PlacedPart | undefined)[]
  readonly runs: Runs
}
const known = new WeakMap<Run, Known>()

/** The same for runs of many parts: where parts were only moved, all figures and heights are kept. */
export function keptRuns(layout: Layout, numbered: readonly NumberedRun[], placement: Placement): Runs {
  const [first] = numbered
  if (!first) return measureRuns(layout, numbered, placement)
  const walked = numbered.flatMap(({ run }) => run.parts.map(placement.byId.get))
  const held = known.get(first.run)
  if (held && held.project === layout.project && hasSameSteps(held, numbered, walked)) {
    held.walked = walked
    return held.runs
  }
  const runs = measureRuns(layout, numbered, placement)
  known.set(first.run, { project: layout.project, numbered, walked, runs })
  return runs
}

const hasSameSteps = (
  held: Known,
  numbered: readonly NumberedRun[],
  walked: readonly (PlacedPart | undefined)[],
): boolean =>
  isSameWalk(numbered, held.numbered) &&
  walked.every((one, at) => one === held.walked[at] || isSameButPlace(one, held.walked[at]))

/** Whether runs are the same, in the same order and numbered the same. */
export const isSameWalk = (numbered: readonly NumberedRun[], before: readonly NumberedRun[]): boolean =>
  numbered.length === before.length &&
  numbered.every(({ run, index }, at) => run === before[at]?.run && index === before[at]?.index)

/** The run of every part; of a part in two runs the first. */
function firstRuns(numbered: readonly NumberedRun[]): Runs['runOf'] {
  const runOf = new Map<PartId, RunId>()
  for (const { run } of numbered) for (const id of run.parts) if (!runOf.has(id)) runOf.set(id, run.id)
  return runOf
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

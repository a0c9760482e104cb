import type { Inches } from '../../base/units.ts'
import type { Layout, Run, RunId } from '../../model/layout/layout.ts'
import type { PartId, Side } from '../../model/layout/part.ts'
import { inForce } from '../../model/layout/run-top.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
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
    if (one && hasHeights(inForce(run, layout), endOf(one, layout, placement)))
      noteHeightsAlong(one, placement, heights)
  }
  return { figures, heights, runOf: firstRuns(numbered) }
}

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

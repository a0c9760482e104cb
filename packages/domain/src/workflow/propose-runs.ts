import type { Analysis } from '../analysis/analysis.ts'
import { newRunId, nextRunName } from '../edits/run-edits.ts'
import type { Layout, Run } from '../layout/layout.ts'
import type { PartId } from '../layout/part.ts'
import { inForce } from '../layout/run-top.ts'
import { type DoorId, doorIdAt } from '../layout/site.ts'
import { fixedEndHeight } from '../runs/end-height.ts'
import { measureRun, noteHeightsAlong } from '../runs/measure-run.ts'
import { heightAt } from '../runs/measure-runs.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import type { Inches } from '../units.ts'
import { leadsDown, linksOf, loosePartsOf } from './walking-links.ts'
import { walkingTree } from './walking-tree.ts'
import { walksOf } from './walks-of.ts'

/** Heights a person gave for the first run; everything else follows or stays open. */
export type GivenHeights = { readonly top: Inches | null; readonly bottom: Inches | null }

type Heights = ReadonlyMap<PartId, PartHeight>

/**
 * Whole runs for the parts that have none, from the entrance down: the longest way over ramps first, then branches and
 * stairs as runs of their own. Heights stand only where they follow from what is known (spec 3 §5.3).
 */
export function proposeRuns(analysis: Analysis, given: GivenHeights): readonly Run[] {
  const loose = loosePartsOf(analysis)
  if (loose.size === 0) return []
  const tree = walkingTree(analysis, loose)
  const walks = walksOf(tree, analysis)
  const proposed: Run[] = []
  let heights: Heights = analysis.runs.heights
  for (const parts of primaryFirst(walks, analysis)) {
    const { layout } = analysis
    const runs = [...layout.runs, ...proposed]
    const isFirst = runs.length === 0
    const open = { id: newRunId(runs), name: nextRunName(runs), parts, bottom: null }
    const top = (isFirst ? given.top : null) ?? topBelow(parts, analysis, heights)
    const isAtDoor = top === null && tree.doors.has(parts[0] ?? '')
    const begun: Run = { ...open, top, ...(isAtDoor ? { door: nextDoor(runs) } : {}) }
    const known = inForce(begun, layout)
    const bottom = (isFirst ? given.bottom : null) ?? bottomOf(known, analysis, heights)
    proposed.push({ ...begun, bottom })
    heights = withHeightsOf({ ...known, bottom }, analysis, heights)
  }
  return proposed
}

/** Each walk that nothing leads down to begins at a door of its own, in the order they are walked. */
const nextDoor = (runs: readonly Run[]): DoorId => {
  const taken = new Set(runs.map(({ door }) => door))
  let place = 0
  while (taken.has(doorIdAt(place))) place++
  return doorIdAt(place)
}

/** The primary run may hold no stairs while there are ramps (spec 3 §5.2): then the first walk over ramps comes first. */
function primaryFirst(
  walks: readonly (readonly PartId[])[],
  { layout, placement }: Analysis,
): readonly (readonly PartId[])[] {
  if (layout.runs.length > 0) return walks
  const primary = walks.find((walk) => walk.some((id) => placement.byId.get(id)?.part.kind === 'ramp'))
  return primary ? [primary, ...walks.filter((walk) => walk !== primary)] : walks
}

/** The height a walk is entered at, where the part above it has one. */
function topBelow(parts: readonly PartId[], analysis: Analysis, heights: Heights): Inches | null {
  const [first] = parts
  if (first === undefined) return null
  const above = linksOf(analysis, first).filter(({ mine, other }) =>
    leadsDown({ mine: other, other: mine }, analysis),
  )
  return firstKnown(above.map(({ other }) => heightOf(other.part, other.side, analysis, heights)))
}

/** The height a walk ends at, where something says so: its own parts, the part below it, or the ground. */
function bottomOf(run: Run, analysis: Analysis, heights: Heights): Inches | null {
  const { layout, placement } = analysis
  const last = run.parts.at(-1)
  if (last === undefined) return null
  const { kind, top } = measureRun(run, layout.runs.length, layout, placement)
  if (kind === 'platforms') return run.top
  const end = { kind, top, last: placement.byId.get(last), product: layout.project.product }
  const fixed = fixedEndHeight(end)
  if (fixed !== null) return fixed
  const below = linksOf(analysis, last).filter(
    (link) => leadsDown(link, analysis) && !run.parts.includes(link.other.part),
  )
  const met = firstKnown(below.map(({ other }) => heightOf(other.part, other.side, analysis, heights)))
  const endsWithStair = placement.byId.get(last)?.part.kind === 'stair'
  if (kind === 'stairs') return met ?? afterStairs(run, below.length > 0 || !endsWithStair, analysis)
  return met ?? (isOnGround(last, analysis) ? 0 : null)
}

/** Stairs that lead to a part go down by their own heights; those that lead nowhere end on the ground, whatever they miss. */
function afterStairs(run: Run, leadsOn: boolean, analysis: Analysis): Inches | null {
  if (run.top === null) return null
  return leadsOn ? belowStairs(run, run.top, analysis) : 0
}

/** Stairs go down by their own heights, to the ground at most. */
function belowStairs({ parts }: Run, top: Inches, { placement }: Analysis): Inches {
  const drops = parts.map((id) => {
    const part = placement.byId.get(id)?.part
    return part?.kind === 'stair' ? part.activeHeight : 0
  })
  return Math.max(0, top - drops.reduce((total, drop) => total + drop, 0))
}

/** An exit to the ground, or a ground transition drawn against the part. */
export const isOnGround = (id: PartId, { connections, placement }: Analysis): boolean =>
  connections.openings.some(({ use, end }) => use === 'exit' && end.part === id) ||
  [...connections.transitions].some(
    ([transition, end]) =>
      end?.part === id &&
      end.side === 'BOTTOM' &&
      placement.byId.get(transition)?.item.role === 'transition-ground',
  )

const heightOf = (
  id: PartId,
  side: Parameters<typeof heightAt>[1],
  { placement }: Analysis,
  heights: Heights,
): Inches | null => heightAt(heights.get(id), side, placement.byId.get(id))

const firstKnown = (values: readonly (Inches | null)[]): Inches | null =>
  values.find((value) => value !== null) ?? null

/** The heights with those of a run added, once it has both of its own. */
function withHeightsOf(run: Run, { layout, placement }: Analysis, heights: Heights): Heights {
  if (run.top === null || run.bottom === null) return heights
  const index = layout.runs.length
  const alone: Layout = { ...layout, runs: [...layout.runs, run] }
  const withRun = new Map(heights)
  noteHeightsAlong(measureRun(run, index, alone, placement), placement, withRun)
  return withRun
}

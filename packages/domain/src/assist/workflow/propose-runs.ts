import type { Inches } from '../../base/units.ts'
import { newRunId, nextRunName } from '../../edits/run-edits.ts'
import type { Layout, Run } from '../../model/layout/layout.ts'
import { isSystemPart, type PartId } from '../../model/layout/part.ts'
import { inForce } from '../../model/layout/run-top.ts'
import { type DoorId, doorIdAt } from '../../model/layout/site.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { isDeck } from '../../rules/placement/decks.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import { fixedEndHeight } from '../../rules/runs/end-height.ts'
import { measureRun, noteHeightsAlong } from '../../rules/runs/measure-run.ts'
import { heightAt } from '../../rules/runs/measure-runs.ts'
import type { PartHeight } from '../../rules/runs/run-figures.ts'
import { surveyedDoorsAt } from './door-sides.ts'
import { type Loose, leadsDown, linksOf, loosePartsOf } from './walking-links.ts'
import { walkingTree } from './walking-tree.ts'
import { walksOf } from './walks-of.ts'

/** Heights a person gave for the first run; everything else follows or stays open. */
export type GivenHeights = { readonly top: Inches | null; readonly bottom: Inches | null }

type Heights = ReadonlyMap<PartId, PartHeight>

/**
 * Whole runs for the parts that have none, from the entrance down: the longest way over ramps first, then branches and
 * stairs as runs of their own. Heights stand only where they follow from what is known (spec 3 §5.3).
 */
export function proposeRuns(
  analysis: Analysis,
  given: GivenHeights,
  loose: Loose = loosePartsOf(analysis),
): readonly Run[] {
  if (loose.size === 0) return []
  const tree = walkingTree(analysis, loose)
  const walks = walksOf(tree, analysis)
  const doorsAt = walks.map(([start = '']) => surveyedDoorsAt(start, analysis)[0]?.door)
  const proposed: Run[] = []
  let heights: Heights = analysis.runs.heights
  for (const parts of primaryFirst(walks, analysis)) {
    const ownDoor = doorsAt[walks.indexOf(parts)]
    const { layout } = analysis
    const runs = [...layout.runs, ...proposed]
    const isFirst = runs.length === 0
    const open = { id: newRunId(runs), name: nextRunName(runs), parts, bottom: null }
    const top = (isFirst ? given.top : null) ?? topBelow(parts, analysis, heights)
    const isAtDoor = top === null && tree.doors.has(parts[0] ?? '')
    const begun: Run = { ...open, top, ...(isAtDoor ? { door: ownDoor ?? nextDoor(runs, doorsAt) } : {}) }
    const known = inForce(begun, layout)
    const end = endOfWalk(known, analysis, heights)
    const bottom = (isFirst ? given.bottom : null) ?? (end.follows ? null : end.height)
    proposed.push({ ...begun, bottom })
    heights = withHeightsOf({ ...known, bottom: bottom ?? end.height }, analysis, heights)
  }
  return proposed
}

/**
 * The parts without a run that are or may be a way: a platform that touches no other part of the system and is at no surveyed
 * door is on its way to where it belongs. It has no door of its own, and its run is nobody's wish.
 */
export function looseWaysOf(analysis: Analysis): Loose {
  const loose = loosePartsOf(analysis)
  if (analysis.layout.parts.filter(isSystemPart).length <= 1) return loose
  const isStray = (placed: PlacedPart) =>
    isDeck(placed) &&
    linksOf(analysis, placed.part.id).length === 0 &&
    !analysis.connections.openings.some(({ end }) => end.part === placed.part.id) &&
    surveyedDoorsAt(placed.part.id, analysis).length === 0
  return new Map([...loose].filter(([, placed]) => !isStray(placed)))
}

/** Each walk that nothing leads down to begins at a door of its own: the one it is at, else the next that no walk is at. */
const nextDoor = (runs: readonly Run[], stoodAt: readonly (DoorId | undefined)[]): DoorId => {
  const taken = new Set([...runs.map(({ door }) => door), ...stoodAt])
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

/** The height a walk ends at; null where nothing says so. On ground that is known it follows, and is not written down. */
type WalkEnd = { readonly height: Inches | null; readonly follows: boolean }

const endsAt = (height: Inches | null): WalkEnd => ({ height, follows: false })

/** Where a walk ends: its own parts say so, the part below it, or the ground. */
function endOfWalk(run: Run, analysis: Analysis, heights: Heights): WalkEnd {
  const { layout, placement } = analysis
  const id = run.parts.at(-1)
  if (id === undefined) return endsAt(null)
  const { kind, top, ground } = measureRun(run, layout.runs.length, layout, placement)
  if (kind === 'platforms') return endsAt(run.top)
  const last = placement.byId.get(id)
  const end = {
    kind,
    top,
    last,
    product: layout.project.product,
    ground: ground ?? groundUnder(last, layout),
  }
  const fixed = fixedEndHeight(end)
  if (fixed !== null) return endsAt(fixed)
  const below = linksOf(analysis, id).filter(
    (link) => leadsDown(link, analysis) && !run.parts.includes(link.other.part),
  )
  const met = firstKnown(below.map(({ other }) => heightOf(other.part, other.side, analysis, heights)))
  if (met !== null) return endsAt(met)
  const onGround: WalkEnd = end.ground === null ? endsAt(0) : { height: end.ground, follows: true }
  if (kind !== 'stairs') return isOnGround(id, analysis) ? onGround : endsAt(null)
  // Stairs that lead to a part go down by their own heights; those that lead nowhere end on the ground, whatever they miss.
  if (run.top === null) return endsAt(null)
  const leadsOn = below.length > 0 || last?.part.kind !== 'stair'
  return leadsOn ? endsAt(belowStairs(run, run.top, analysis)) : onGround
}

/** The ground below the lower end of a part that nobody has assigned an exit to; null where nothing is known of it. */
const groundUnder = (last: PlacedPart | undefined, { site }: Layout): Inches | null =>
  (last && groundOf(site)?.heightAt(last.sides.BOTTOM.middle)) ?? null

/** Stairs go down by their own heights, to the ground at most where that is the datum. */
function belowStairs({ parts }: Run, top: Inches, { layout, placement }: Analysis): Inches {
  const drops = parts.map((id) => {
    const part = placement.byId.get(id)?.part
    return part?.kind === 'stair' ? part.activeHeight : 0
  })
  const bottom = top - drops.reduce((total, drop) => total + drop, 0)
  return groundOf(layout.site) ? bottom : Math.max(0, bottom)
}

/** An exit to the ground, or a ground transition drawn against the part. */
export const isOnGround = (id: PartId, { connections, placement }: Analysis): boolean =>
  connections.openings.some(
    ({ use, end, leadsTo }) => use === 'exit' && leadsTo !== 'structure' && end.part === id,
  ) ||
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

/** The heights with those of a run added: all of them once it has both of its own, else those of the decks that it starts with. */
function withHeightsOf(run: Run, { layout, placement }: Analysis, heights: Heights): Heights {
  if (run.top === null) return heights
  const settled = run.bottom === null ? levelStart(run, placement.byId) : run
  if (settled.parts.length === 0) return heights
  const index = layout.runs.length
  const alone: Layout = { ...layout, runs: [...layout.runs, settled] }
  const withRun = new Map(heights)
  noteHeightsAlong(measureRun(settled, index, alone, placement), placement, withRun)
  return withRun
}

/** The decks that a run starts with: they are level, wherever the run ends. */
function levelStart(run: Run, placed: Analysis['placement']['byId']): Run {
  const isLevel = (id: PartId) => {
    const part = placed.get(id)
    return part !== undefined && isDeck(part)
  }
  const end = run.parts.findIndex((id) => !isLevel(id))
  return { ...run, parts: end === -1 ? run.parts : run.parts.slice(0, end), bottom: run.top }
}

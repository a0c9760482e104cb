import type { Inches } from '../../base/units.ts'
import type { RunId } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import { runOfRatio } from '../../model/products/product-rules.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { JointEnd } from '../../rules/connections/joint.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import { heightAt } from '../../rules/runs/measure-runs.ts'
import { contextOf, partCheck } from '../../rules/runs/run-checks.ts'
import type { PartHeight } from '../../rules/runs/run-figures.ts'
import { isSloped, type Loose, leadsDown, linksOf, loosePartsOf, nextOf } from './walking-links.ts'

/** Parts that follow one another from the top down, and what keeps the walk from going further. */
export type WalkingOrder =
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear-start' }
  | {
      readonly kind: 'walk'
      readonly parts: readonly PartId[]
      /** Several parts follow this one; null where the walk ends by itself. */
      readonly fork: { readonly at: PartId; readonly choices: readonly PartId[] } | null
    }

/**
 * Proposes the parts of a run: on from its last part, or down from the highest free end of the parts without a run.
 * It never guesses: where two parts could start or follow, the person chooses.
 */
export function walkingOrder(analysis: Analysis, runId: RunId, selected: PartId | null): WalkingOrder {
  const index = analysis.layout.runs.findIndex(({ id }) => id === runId)
  const run = analysis.layout.runs[index]
  const loose = loosePartsOf(analysis)
  if (!run || loose.size === 0) return { kind: 'none' }
  const context = contextOf(analysis.layout, index)
  const isAllowed = (before: readonly PartId[], next: PartId) => {
    const placed = loose.get(next)
    return placed !== undefined && partCheck(placedOf(analysis, before), placed, context) === null
  }
  const before = run.parts
  if (before.length > 0) return walk(analysis, loose, { before, isAllowed })
  const starts = startsOf(analysis, loose, selected).filter((id) => isAllowed([], id))
  const [start] = starts
  if (start === undefined || starts.length > 1) return { kind: 'unclear-start' }
  const rest = walk(analysis, loose, { before: [start], isAllowed })
  return rest.kind === 'walk'
    ? { ...rest, parts: [start, ...rest.parts] }
    : { kind: 'walk', parts: [start], fork: null }
}

const placedOf = ({ placement }: Analysis, ids: readonly PartId[]): readonly PlacedPart[] =>
  ids.flatMap((id) => placement.byId.get(id) ?? [])

type Walk = {
  readonly before: readonly PartId[]
  readonly isAllowed: (before: readonly PartId[], next: PartId) => boolean
}

function walk(analysis: Analysis, loose: Loose, { before, isAllowed }: Walk): WalkingOrder {
  const walked = [...before]
  for (let last = walked.at(-1); last !== undefined; ) {
    const choices = nextOf(analysis, last).filter(
      (id) => loose.has(id) && !walked.includes(id) && isAllowed(walked, id),
    )
    const [next] = choices
    if (choices.length > 1)
      return { kind: 'walk', parts: walked.slice(before.length), fork: { at: last, choices } }
    if (next !== undefined) walked.push(next)
    last = next
  }
  const parts = walked.slice(before.length)
  return parts.length === 0 ? { kind: 'none' } : { kind: 'walk', parts, fork: null }
}

/** Where a walk may start: the part the person points at, or the highest part that nothing leads down to. */
function startsOf(analysis: Analysis, loose: Loose, selected: PartId | null): readonly PartId[] {
  if (selected !== null && loose.has(selected)) return [selected]
  const heights = heightsToCompare(analysis, loose)
  const sources = [...loose.keys()].filter((id) => isSource(analysis, loose, id))
  const topOf = (id: PartId) => heights.get(id)?.top ?? Number.NaN
  // Parts that no joint leads to from the others have no height to compare with: then nobody is the highest.
  if (sources.some((id) => !heights.has(id))) return sources
  const highest = Math.max(...sources.map(topOf))
  return sources.filter((id) => highest - topOf(id) < SAME_HEIGHT)
}

const SAME_HEIGHT: Inches = 0.01

/** Nothing leads down to it, and at most one level part lies beside it. */
export function isSource(analysis: Analysis, loose: Loose, id: PartId): boolean {
  const links = linksOf(analysis, id).filter(({ other }) => loose.has(other.part))
  const level = links.filter(({ mine, other }) => !isSloped(mine, analysis) && !isSloped(other, analysis))
  return links.every((link) => leadsDown(link, analysis)) && level.length <= 1
}

/** Heights of the parts joined to the first of them, as they would be at the desired ratio: good for comparing only. */
export function heightsToCompare(analysis: Analysis, loose: Loose): ReadonlyMap<PartId, PartHeight> {
  const heights = new Map<PartId, PartHeight>()
  const [first] = loose.keys()
  const queue: PartId[] = first === undefined ? [] : [first]
  if (first !== undefined) heights.set(first, partHeight(analysis, loose, { part: first, side: 'TOP' }, 0))
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    for (const { mine, other } of linksOf(analysis, id)) {
      if (!loose.has(other.part) || heights.has(other.part)) continue
      const at = heightAt(heights.get(id), mine.side, loose.get(id)) ?? 0
      heights.set(other.part, partHeight(analysis, loose, other, at))
      queue.push(other.part)
    }
  }
  return heights
}

/** Heights of a part of which one end lies at a height. */
function partHeight({ layout, placement }: Analysis, loose: Loose, end: JointEnd, at: Inches): PartHeight {
  const placed = loose.get(end.part)
  if (!placed || !isSloped(end, { placement })) return { top: at, bottom: at }
  const drop =
    placed.part.kind === 'stair'
      ? placed.part.activeHeight
      : placed.usableLength / runOfRatio(layout.project.desiredRatio)
  return end.side === 'BOTTOM' ? { top: at + drop, bottom: at } : { top: at, bottom: at - drop }
}

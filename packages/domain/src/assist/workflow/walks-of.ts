import type { PartId } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import { contextOf, partCheck } from '../../rules/runs/run-checks.ts'
import type { WalkingTree } from './walking-tree.ts'

/** What a walk goes over: a run holds ramps or stairs, never both (spec 3 §5.2). */
type Way = 'ramp' | 'stair'
const OTHER: Readonly<Record<Way, Way>> = { ramp: 'stair', stair: 'ramp' }

/** Cuts a tree of parts into walks: each goes on as far as it can over the most ramp or stair, the rest branch off. */
export function walksOf(
  { roots, followers, order }: WalkingTree,
  { layout, placement }: Pick<Analysis, 'layout' | 'placement'>,
): readonly (readonly PartId[])[] {
  const placedOf = (id: PartId) => placement.byId.get(id)
  const weights = { ramp: weigh('ramp'), stair: weigh('stair') }
  // The rules of the primary run are kept by choosing it among the walks.
  const context = { ...contextOf(layout, 0), isPrimary: false }
  const walks: PartId[][] = []
  const starts = [...roots]
  for (const start of starts) {
    const walk = walkFrom(start)
    walks.push(walk)
    for (const id of walk) starts.push(...(followers.get(id) ?? []).filter((next) => !walk.includes(next)))
  }
  return walks

  /** How much of a way lies below every part; parts of the other way are no part of it. */
  function weigh(way: Way): ReadonlyMap<PartId, number> {
    const below = new Map<PartId, number>()
    for (const id of order.toReversed()) {
      const next = (followers.get(id) ?? []).map((one) => below.get(one) ?? 0)
      const placed = placedOf(id)
      below.set(id, placed?.part.kind === OTHER[way] ? 0 : weightOf(placed, way) + Math.max(0, ...next))
    }
    return below
  }

  function walkFrom(start: PartId): PartId[] {
    const way = wayOf(start)
    const walk = [start]
    for (let last: PartId | undefined = start; last !== undefined; ) {
      const before = walk.flatMap((id) => placedOf(id) ?? [])
      const choices: readonly PartId[] = (followers.get(last) ?? []).filter((id) => {
        const next = placedOf(id)
        return next && next.part.kind !== OTHER[way] && partCheck(before, next, context) === null
      })
      last = choices.toSorted((a, b) => (weights[way].get(b) ?? 0) - (weights[way].get(a) ?? 0))[0]
      if (last !== undefined) walk.push(last)
    }
    return walk
  }

  /** A walk that begins on the level takes the ramps, where there are any. */
  function wayOf(start: PartId): Way {
    const kind = placedOf(start)?.part.kind
    if (kind === 'ramp' || kind === 'stair') return kind
    return holdsAny(start, 'ramp') || !holdsAny(start, 'stair') ? 'ramp' : 'stair'
  }

  function holdsAny(id: PartId, way: Way): boolean {
    return (weights[way].get(id) ?? 0) >= LEAST_OF_A_WAY
  }
}

/** Level parts weigh next to nothing, so that among equals the walk goes on rather than ends. */
const OF_LEVEL = 0.001
const LEAST_OF_A_WAY = 1

const weightOf = (placed: PlacedPart | undefined, way: Way): number => {
  if (placed?.part.kind !== way) return OF_LEVEL
  return placed.part.kind === 'stair' ? placed.part.activeHeight : placed.usableLength
}

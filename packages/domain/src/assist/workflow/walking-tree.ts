import { distinct } from '../../base/distinct.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { surveyedDoorsAt } from './door-sides.ts'
import { type Loose, linksOf, nextOf } from './walking-links.ts'
import { heightsToCompare, isSource } from './walking-order.ts'

/** Every loose part once, reached from above: where walks begin, and what can follow each part. */
export type WalkingTree = {
  readonly roots: readonly PartId[]
  /** The roots that nothing leads down to: there one comes in. */
  readonly doors: ReadonlySet<PartId>
  readonly followers: ReadonlyMap<PartId, readonly PartId[]>
  /** All parts, each after the one it is reached from. */
  readonly order: readonly PartId[]
}

/**
 * Walks down from where a person would begin: the entrances, what follows the runs that stand already, then the highest
 * part of every stretch that is left.
 */
export function walkingTree(analysis: Analysis, loose: Loose): WalkingTree {
  const roots: PartId[] = []
  const followers = new Map<PartId, PartId[]>()
  const order: PartId[] = []
  const seen = new Set<PartId>()
  const walkFrom = (starts: readonly PartId[]) => {
    const queue = distinct(starts).filter((id) => loose.has(id) && !seen.has(id))
    for (const id of queue) seen.add(id)
    roots.push(...queue)
    for (const id of queue) {
      order.push(id)
      for (const next of nextOf(analysis, id))
        if (loose.has(next) && !seen.has(next)) {
          seen.add(next)
          queue.push(next)
          followers.set(id, [...(followers.get(id) ?? []), next])
        }
    }
  }
  walkFrom(entrancesOf(analysis))
  const entered = roots.length
  walkFrom([...analysis.runs.runOf.keys()].flatMap((id) => nextOf(analysis, id)))
  const below = roots.slice(entered)
  for (const id of sourcesFirst(analysis, loose)) walkFrom([id])
  const doors = new Set(roots.filter((id) => !below.includes(id)))
  return { roots, doors, followers, order }
}

const entrancesOf = ({ connections }: Analysis): readonly PartId[] => [
  ...connections.openings.filter(({ use }) => use === 'entrance').map(({ end }) => end.part),
  ...transitionsAbove(connections),
]

/** A transition drawn against the top of a part most likely leads to the door. */
const transitionsAbove = ({ transitions }: Analysis['connections']): readonly PartId[] =>
  [...transitions.values()].flatMap((end) => (end?.side === 'TOP' ? [end.part] : []))

/** The parts in the order a walk may start at them: nothing leads down to it, higher up, at a door, at the end of a line, drawn first. */
function sourcesFirst(analysis: Analysis, loose: Loose): readonly PartId[] {
  const heights = heightsToCompare(analysis, loose)
  const rank = (id: PartId) => [
    isSource(analysis, loose, id) ? 0 : 1,
    -(heights.get(id)?.top ?? 0),
    surveyedDoorsAt(id, analysis).length > 0 ? 0 : 1,
    linksOf(analysis, id).length,
  ]
  const ranked = [...loose.keys()].map((id) => ({ id, rank: rank(id) }))
  return ranked
    .toSorted((a, b) => a.rank.map((one, index) => one - (b.rank[index] ?? 0)).find((one) => one !== 0) ?? 0)
    .map(({ id }) => id)
}

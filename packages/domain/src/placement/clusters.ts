import { forEachNeighbours } from '../geometry/grid-index.ts'
import { type Box, boxAround, boxesTouch } from '../geometry/outline.ts'
import type { Inches } from '../units.ts'
import type { PlacedPart } from './placed-part.ts'

/**
 * Parts further apart than this have nothing to do with each other. The longest reach of any rule is that of pockets
 * that share a leg (40 px, spec 3 §4.5).
 */
const REACH: Inches = 26

/** Parts that may have to do with one another, in drawing order. */
export type Cluster = { readonly parts: readonly PlacedPart[]; readonly box: Box }

export type Clustering = {
  readonly clusters: readonly Cluster[]
  readonly clusterOf: ReadonlyMap<PlacedPart, Cluster>
}

/** Sorts parts into clusters. Clusters of an earlier clustering that nothing came near or left are kept as they are. */
export function clusterParts(parts: readonly PlacedPart[], earlier: Clustering | null): Clustering {
  const kept = earlier ? untouchedClusters(parts, earlier) : new Set<Cluster>()
  const isKept = (part: PlacedPart) => {
    const cluster = earlier?.clusterOf.get(part)
    return cluster !== undefined && kept.has(cluster)
  }
  const found = [...kept, ...clustersAmong(parts.filter((part) => !isKept(part)))]
  const clusterOf = new Map<PlacedPart, Cluster>()
  for (const cluster of found) for (const part of cluster.parts) clusterOf.set(part, cluster)
  // In the order of their first parts, so that the same layout gives the same order, whatever came before.
  const clusters = new Set<Cluster>()
  for (const part of parts) {
    const cluster = clusterOf.get(part)
    if (cluster) clusters.add(cluster)
  }
  return { clusters: [...clusters], clusterOf }
}

/** Clusters that still hold the same parts in the same order, with no new part near them. */
function untouchedClusters(parts: readonly PlacedPart[], { clusters, clusterOf }: Clustering): Set<Cluster> {
  const next = new Map<Cluster, number>()
  const touched = new Set<Cluster>()
  const fresh: PlacedPart[] = []
  for (const part of parts) {
    const cluster = clusterOf.get(part)
    if (!cluster) {
      fresh.push(part)
      continue
    }
    const place = next.get(cluster) ?? 0
    if (cluster.parts[place] !== part) touched.add(cluster)
    next.set(cluster, place + 1)
  }
  const isNearFresh = (box: Box) => fresh.some((part) => boxesTouch(part.box, box, REACH))
  return new Set(
    clusters.filter(
      (cluster) =>
        !touched.has(cluster) && next.get(cluster) === cluster.parts.length && !isNearFresh(cluster.box),
    ),
  )
}

function clustersAmong(parts: readonly PlacedPart[]): Cluster[] {
  const leaders = new Map(parts.map((part) => [part, part]))
  const leaderOf = (part: PlacedPart): PlacedPart => {
    let at = part
    for (let up = leaders.get(at); up && up !== at; up = leaders.get(at)) at = up
    leaders.set(part, at)
    return at
  }
  forEachNeighbours(parts, REACH, (a, b) => leaders.set(leaderOf(b), leaderOf(a)))
  const groups = new Map<PlacedPart, PlacedPart[]>()
  for (const part of parts) {
    const leader = leaderOf(part)
    const group = groups.get(leader)
    if (group) group.push(part)
    else groups.set(leader, [part])
  }
  return [...groups.values()].map((group) => ({
    parts: group,
    box: boxAround(group.flatMap(({ box }) => [box.min, box.max])),
  }))
}

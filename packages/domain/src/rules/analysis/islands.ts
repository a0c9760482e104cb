import type { Layout, Opening } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Cluster, Clustering } from '../placement/clusters.ts'
import type { NumberedRun } from '../runs/measure-runs.ts'

/**
 * A system that nothing outside of it has to do with: clusters that share runs, with those runs in the order of the
 * layout, and their openings.
 */
export type Island = {
  readonly clusters: readonly Cluster[]
  readonly runs: readonly NumberedRun[]
  readonly openings: readonly Opening[]
}

type Growing = { clusters: Cluster[]; runs: NumberedRun[]; openings: Opening[] }

/** The systems of a layout. Runs and openings that name no part on the canvas are an island without parts. */
export function islandsOf(
  { runs, openings }: Layout,
  { clusters, clusterAt, placement }: Clustering,
): readonly Island[] {
  const islandOf = new Map<Cluster, Growing>()
  for (const cluster of clusters) islandOf.set(cluster, { clusters: [cluster], runs: [], openings: [] })
  const nowhere: Growing = { clusters: [], runs: [], openings: [] }
  const islandAt = (id: PartId): Growing => {
    const cluster = clusterAt[placement.places.get(id) ?? -1]
    return (cluster && islandOf.get(cluster)) ?? nowhere
  }

  for (const [index, run] of runs.entries()) {
    const [home = nowhere, ...others] = islandsUnder(run.parts, islandAt).filter((one) => one !== nowhere)
    for (const other of others) {
      home.clusters.push(...other.clusters)
      home.runs.push(...other.runs)
      for (const cluster of other.clusters) islandOf.set(cluster, home)
    }
    home.runs.push({ run, index })
  }
  for (const opening of openings) islandAt(opening.part).openings.push(opening)
  const islands = [...new Set(clusters.flatMap((cluster) => islandOf.get(cluster) ?? []))]
  for (const island of islands) island.runs.sort((a, b) => a.index - b.index)
  const isNeeded = nowhere.runs.length > 0 || nowhere.openings.length > 0 || islands.length === 0
  return isNeeded ? [...islands, nowhere] : islands
}

/** The islands that a run's parts lie on, each once. */
function islandsUnder(parts: readonly PartId[], islandAt: (id: PartId) => Growing): Growing[] {
  const islands: Growing[] = []
  for (const id of parts) {
    const island = islandAt(id)
    if (!islands.includes(island)) islands.push(island)
  }
  return islands
}

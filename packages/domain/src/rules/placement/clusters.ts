import { forEachNeighbours } from '../../base/geometry/grid-index.ts'
import { type Box, boxAround, boxesTouch } from '../../base/geometry/outline.ts'
import type { Point } from '../../base/geometry/point.ts'
import { groupBy } from '../../base/group-by.ts'
import type { Inches } from '../../base/units.ts'
import { newGroups } from './groups.ts'
import type { LayoutPlacement, PlacedPart } from './placed-part.ts'

/**
 * Parts further apart than this have nothing to do with each other. The longest reach of any rule is that of pockets
 * that share a leg (40 px, spec 3 §4.5).
 */
const REACH: Inches = 26

/** Parts that may have to do with one another, in drawing order. */
export type Cluster = { readonly parts: readonly PlacedPart[]; readonly box: Box }

type Placed = Pick<LayoutPlacement, 'parts' | 'places'>

export type Clustering = {
  readonly placement: Placed
  /** In the order of their first parts. */
  readonly clusters: readonly Cluster[]
  /** The cluster of each part of the placement. */
  readonly clusterAt: readonly Cluster[]
}

/** Sorts parts into clusters. Clusters of an earlier clustering that nothing came near or left are kept as they are. */
export function clusterParts(placement: Placed, earlier: Clustering | null): Clustering {
  const { parts } = placement
  const kept = earlier ? keptClusters(parts, earlier) : []
  const loose = parts.filter((_, index) => !kept[index])
  const found = new Map<PlacedPart, Cluster>()
  for (const cluster of clustersAmong(loose)) for (const part of cluster.parts) found.set(part, cluster)
  const clusterAt: Cluster[] = []
  const clusters = new Set<Cluster>()
  for (const [index, part] of parts.entries()) {
    const cluster = kept[index] ?? found.get(part)
    if (!cluster) throw new Error(`part "${part.part.id}" lies in no cluster`)
    // Parts of one cluster mostly follow one another.
    if (cluster !== clusterAt.at(-1)) clusters.add(cluster)
    clusterAt.push(cluster)
  }
  return { placement, clusters: [...clusters], clusterAt }
}

type Held = (Cluster | null)[]

/** The earlier cluster of each part, where it still holds the same parts in the same order with no new part near them. */
function keptClusters(parts: readonly PlacedPart[], earlier: Clustering): Held {
  const touched = new Set<Cluster>()
  const fresh: PlacedPart[] = []
  const isStill = new Uint8Array(earlier.clusterAt.length)
  let furthest = -1
  const held = parts.map((part, index) => {
    const at = placeBefore(part, index, earlier.placement)
    const cluster = earlier.clusterAt[at]
    if (!cluster) {
      fresh.push(part)
      return null
    }
    if (at < furthest) touched.add(cluster)
    furthest = Math.max(at, furthest)
    isStill[at] = 1
    return cluster
  })
  for (const [at, cluster] of earlier.clusterAt.entries()) if (isStill[at] === 0) touched.add(cluster)
  for (const cluster of earlier.clusters)
    if (fresh.some(({ box }) => boxesTouch(box, cluster.box, REACH))) touched.add(cluster)
  return held.map((cluster) => (cluster && touched.has(cluster) ? null : cluster))
}

/** Where a part stood in a placement; -1 where it did not. */
function placeBefore(part: PlacedPart, index: number, { parts, places }: Placed): number {
  if (parts[index] === part) return index
  const at = places.get(part.part.id) ?? -1
  return parts[at] === part ? at : -1
}

function clustersAmong(parts: readonly PlacedPart[]): Cluster[] {
  const { join, leaderOf } = newGroups()
  forEachNeighbours(parts, REACH, join)
  const groups = groupBy(parts, leaderOf)
  return [...groups.values()].map((group) => ({ parts: group, box: boxOf(group) }))
}

function boxOf(parts: readonly PlacedPart[]): Box {
  const corners: Point[] = []
  for (const { box } of parts) corners.push(box.min, box.max)
  return boxAround(corners)
}

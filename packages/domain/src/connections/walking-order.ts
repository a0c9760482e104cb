import type { Layout, Run } from '../layout/layout.ts'
import type { PartId } from '../layout/part.ts'
import { remember } from '../remember.ts'

/** More parts than any run has, so that a run that grows moves no part of another. */
const PARTS_IN_RUN = 1_000_000

/** Place of a part in the walk, runs one after the other: what stands earlier lies higher. */
export const placeInWalk = (runs: Layout['runs'], id: PartId): number =>
  placesIn(runs, null).get(id) ?? Number.MAX_SAFE_INTEGER

const placesIn = remember((runs: readonly Run[], _: null): ReadonlyMap<PartId, number> => {
  const places = new Map<PartId, number>()
  for (const [index, { parts }] of runs.entries())
    for (const [at, id] of parts.entries()) places.set(id, index * PARTS_IN_RUN + at)
  return places
})

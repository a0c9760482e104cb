import { summed } from '../bracing/brace-system.ts'
import type { ConnectionPoint, Connections } from '../connections/joint.ts'
import { inBatches } from '../in-batches.ts'
import type { Issue } from '../layout/issue.ts'
import type { PartId } from '../layout/part.ts'
import { lazy } from '../lazy.ts'
import type { Asked } from '../parts-list/list-parts.ts'
import { joinCounts } from '../parts-list/second-count.ts'
import { joinAsks } from '../parts-list/sum-asks.ts'
import type { Runs } from '../runs/run-figures.ts'
import type { Inches } from '../units.ts'
import type { IslandAnalysis } from './analyse-island.ts'
import type { Analysis } from './analysis.ts'

type Joined = Pick<
  Analysis,
  'connections' | 'runs' | 'platformRails' | 'railEnds' | 'closures' | 'legs' | 'bracing'
>

/** The islands of a layout as one; each field is put together when somebody asks for it. */
export function joinIslands(islands: readonly IslandAnalysis[]): Joined {
  const [only] = islands
  if (only && islands.length === 1) return only
  const connections = lazy(() => joinConnections(islands))
  const runs = lazy(() => joinRuns(islands))
  const platformRails = lazy(() => joinMaps(islands, (one) => one.platformRails))
  const railEnds = lazy(() => islands.flatMap((one) => one.railEnds))
  const closures = lazy(() => islands.flatMap((one) => one.closures))
  const legs = lazy(() => islands.flatMap((one) => one.legs))
  const bracing = lazy(() => summed(islands.flatMap((one) => one.bracing.braces)))
  return {
    get connections() {
      return connections()
    },
    get runs() {
      return runs()
    },
    get platformRails() {
      return platformRails()
    },
    get railEnds() {
      return railEnds()
    },
    get closures() {
      return closures()
    },
    get legs() {
      return legs()
    },
    get bracing() {
      return bracing()
    },
  }
}

/** What all islands say together, gathered batch by batch. */
export type Gathered = Asked & {
  readonly issues: readonly Issue[]
  readonly openings: Connections['openings']
  readonly linearInches: Inches
  readonly hasLooseParts: boolean
}

export const gatherIslands = inBatches(
  (islands: readonly IslandAnalysis[]): Gathered => ({
    asks: joinAsks(islands.flatMap(({ asks }) => asks)),
    missing: islands.flatMap(({ missing }) => missing),
    notes: islands.flatMap(({ notes }) => notes),
    counts: joinCounts(islands.map(({ counts }) => counts)),
    issues: islands.flatMap(({ issues }) => issues),
    openings: islands.flatMap(({ connections }) => connections.openings),
    linearInches: islands.reduce((sum, one) => sum + one.linearInches, 0),
    hasLooseParts: islands.some((one) => one.hasLooseParts),
  }),
)

function joinConnections(islands: readonly IslandAnalysis[]): Connections {
  const points = lazy((): readonly ConnectionPoint[] => islands.flatMap((one) => one.connections.points))
  return {
    uses: joinMaps(islands, ({ connections }) => connections.uses),
    joints: islands.flatMap(({ connections }) => connections.joints),
    openings: islands.flatMap(({ connections }) => connections.openings),
    transitions: joinMaps(islands, ({ connections }) => connections.transitions),
    get points() {
      return points()
    },
  }
}

/** Runs stand in the order of the layout, whichever island they lie on. */
function joinRuns(islands: readonly IslandAnalysis[]): Runs {
  const heights = lazy(() => joinMaps(islands, ({ runs }) => runs.heights))
  const runOf = lazy(() => joinMaps(islands, ({ runs }) => runs.runOf))
  return {
    figures: islands
      .flatMap(({ runs, island }) =>
        runs.figures.map((figures, at) => ({ figures, at: island.runs[at]?.index ?? 0 })),
      )
      .toSorted((a, b) => a.at - b.at)
      .map(({ figures }) => figures),
    get heights() {
      return heights()
    },
    get runOf() {
      return runOf()
    },
  }
}

function joinMaps<Value>(
  islands: readonly IslandAnalysis[],
  mapOf: (island: IslandAnalysis) => ReadonlyMap<PartId, Value>,
): ReadonlyMap<PartId, Value> {
  const joined = new Map<PartId, Value>()
  for (const island of islands) for (const [id, value] of mapOf(island)) joined.set(id, value)
  return joined
}

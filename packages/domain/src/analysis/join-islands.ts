import { summed } from '../bracing/brace-system.ts'
import type { Connections } from '../connections/joint.ts'
import type { Runs } from '../runs/run-figures.ts'
import type { IslandAnalysis } from './analyse-island.ts'
import type { Analysis } from './analysis.ts'
import { joinMaps } from './join-maps.ts'

type Joined = Pick<
  Analysis,
  'connections' | 'runs' | 'platformRails' | 'railEnds' | 'closures' | 'legs' | 'bracing'
>

/** What was found island by island, for the whole layout. */
export const joinIslands = (islands: readonly IslandAnalysis[]): Joined => ({
  connections: joinConnections(islands),
  runs: joinRuns(islands),
  platformRails: joinMaps(islands, (one) => one.platformRails),
  railEnds: islands.flatMap((one) => one.railEnds),
  closures: islands.flatMap((one) => one.closures),
  legs: islands.flatMap((one) => one.legs),
  bracing: summed(islands.flatMap((one) => one.bracing.braces)),
})

const joinConnections = (islands: readonly IslandAnalysis[]): Connections => ({
  uses: joinMaps(islands, ({ connections }) => connections.uses),
  joints: islands.flatMap(({ connections }) => connections.joints),
  openings: islands.flatMap(({ connections }) => connections.openings),
  points: islands.flatMap(({ connections }) => connections.points),
  transitions: joinMaps(islands, ({ connections }) => connections.transitions),
})

/** Runs stand in the order of the layout, whichever island they lie on. */
const joinRuns = (islands: readonly IslandAnalysis[]): Runs => ({
  figures: islands
    .flatMap(({ runs, island }) =>
      runs.figures.map((figures, at) => ({ figures, at: island.runs[at]?.index ?? 0 })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ figures }) => figures),
  heights: joinMaps(islands, ({ runs }) => runs.heights),
  runOf: joinMaps(islands, ({ runs }) => runs.runOf),
})

import { summed } from '../bracing/brace-system.ts'
import type { Connections } from '../connections/joint.ts'
import type { Runs } from '../runs/run-figures.ts'
import type { IslandAnalysis } from './analyse-island.ts'
import type { Analysis } from './analysis.ts'
import { joinLists, joinMaps } from './join-lists.ts'

type Joined = Pick<
  Analysis,
  'connections' | 'runs' | 'platformRails' | 'railEnds' | 'closures' | 'legs' | 'bracing'
>

/** What was found island by island, for the whole layout. */
export const joinIslands = (islands: readonly IslandAnalysis[]): Joined => ({
  connections: joinConnections(islands),
  runs: joinRuns(islands),
  platformRails: joinMaps(islands, (one) => one.platformRails),
  railEnds: joinLists(islands, (one) => one.railEnds),
  closures: joinLists(islands, (one) => one.closures),
  legs: joinLists(islands, (one) => one.legs),
  bracing: summed(joinLists(islands, (one) => one.bracing.braces)),
})

const joinConnections = (islands: readonly IslandAnalysis[]): Connections => ({
  uses: joinMaps(islands, ({ connections }) => connections.uses),
  joints: joinLists(islands, ({ connections }) => connections.joints),
  openings: joinLists(islands, ({ connections }) => connections.openings),
  points: joinLists(islands, ({ connections }) => connections.points),
  transitions: joinMaps(islands, ({ connections }) => connections.transitions),
})

/** Runs stand in the order of the layout, whichever island they lie on. */
function joinRuns(islands: readonly IslandAnalysis[]): Runs {
  const numbered = joinLists(islands, ({ runs, island }) =>
    runs.figures.map((figures, at) => ({ figures, at: island.runs[at]?.index ?? 0 })),
  )
  return {
    figures: numbered.sort((a, b) => a.at - b.at).map(({ figures }) => figures),
    heights: joinMaps(islands, ({ runs }) => runs.heights),
    runOf: joinMaps(islands, ({ runs }) => runs.runOf),
  }
}

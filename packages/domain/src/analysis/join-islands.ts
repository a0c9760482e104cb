import { summed } from '../bracing/brace-system.ts'
import type { ConnectionPoint, Connections } from '../connections/joint.ts'
import { inBatches } from '../in-batches.ts'
import type { Issue } from '../layout/issue.ts'
import { lazy } from '../lazy.ts'
import type { Asked } from '../parts-list/list-parts.ts'
import { joinCounts } from '../parts-list/second-count.ts'
import { joinAsks } from '../parts-list/sum-asks.ts'
import type { Runs } from '../runs/run-figures.ts'
import type { Inches } from '../units.ts'
import type { IslandAnalysis } from './analyse-island.ts'
import type { SectionAnalysis } from './analyse-section.ts'
import type { Analysis } from './analysis.ts'
import { joinMaps } from './join-maps.ts'

type Joined = Pick<
  Analysis,
  'connections' | 'runs' | 'platformRails' | 'railEnds' | 'closures' | 'legs' | 'bracing'
>

/** The islands of a layout as one; each field is put together when somebody asks for it. */
export function joinIslands(
  islands: readonly IslandAnalysis[],
  sections: readonly SectionAnalysis[],
): Joined {
  const only = sections.length === 1 ? sections[0] : undefined
  const connections = lazy(() => only?.connections ?? joinConnections(sections))
  const runs = lazy(() => joinRuns(islands))
  const platformRails = lazy(() => only?.platformRails ?? joinMaps(sections, (one) => one.platformRails))
  const railEnds = lazy(() => only?.railEnds ?? sections.flatMap((one) => one.railEnds))
  const closures = lazy(() => only?.closures ?? sections.flatMap((one) => one.closures))
  const legs = lazy(() => only?.legs ?? sections.flatMap((one) => one.legs))
  const bracing = lazy(() => only?.bracing ?? summed(sections.flatMap((one) => one.bracing.braces)))
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

/** What all sections say together, gathered batch by batch. */
export type Gathered = Asked & {
  readonly openings: Connections['openings']
  readonly linearInches: Inches
}

export const gatherSections = inBatches(
  (sections: readonly SectionAnalysis[]): Gathered => ({
    asks: joinAsks(sections.flatMap(({ asks }) => asks)),
    missing: sections.flatMap(({ missing }) => missing),
    counts: joinCounts(sections.map(({ counts }) => counts)),
    sharesParts: sections.some((one) => one.sharesParts),
    openings: sections.flatMap(({ connections }) => connections.openings),
    linearInches: sections.reduce((sum, one) => sum + one.linearInches, 0),
  }),
)

/** What islands say beyond their sections. */
export const gatherIslands = inBatches((islands: readonly IslandAnalysis[]) => ({
  issues: islands.flatMap(({ issues }): readonly Issue[] => issues),
  hasLooseParts: islands.some((one) => one.hasLooseParts),
}))

function joinConnections(sections: readonly SectionAnalysis[]): Connections {
  const points = lazy((): readonly ConnectionPoint[] => sections.flatMap((one) => one.connections.points))
  return {
    uses: joinMaps(sections, ({ connections }) => connections.uses),
    joints: sections.flatMap(({ connections }) => connections.joints),
    openings: sections.flatMap(({ connections }) => connections.openings),
    transitions: joinMaps(sections, ({ connections }) => connections.transitions),
    get points() {
      return points()
    },
  }
}

/** Runs stand in the order of the layout, whichever island they lie on. */
function joinRuns(islands: readonly IslandAnalysis[]): Runs {
  const [only] = islands
  if (only && islands.length === 1) return only.runs
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

import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Connections } from '../connections/joint.ts'
import type { Issue } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'
import { legIssues } from '../legs/stand-legs.ts'
import type { Cluster } from '../placement/clusters.ts'
import { placementOf } from '../placement/place-parts.ts'
import type { LayoutPlacement, PlacedPart } from '../placement/placed-part.ts'
import { isSameWalk, keptRuns, measureRuns } from '../runs/measure-runs.ts'
import { haveLooseParts } from '../runs/membership.ts'
import { hasRamps } from '../runs/run-checks.ts'
import type { Runs } from '../runs/run-figures.ts'
import { runIssues } from '../runs/run-issues.ts'
import { analyseSection, keptSection, type SectionAnalysis } from './analyse-section.ts'
import type { Island } from './islands.ts'
import { hasSame, hasSameDecisions } from './same-inputs.ts'
import { type Cutting, sectionsOf } from './sections.ts'

/** Everything that follows from one island. */
export type IslandAnalysis = {
  readonly island: Island
  readonly sections: readonly SectionAnalysis[]
  readonly runs: Runs
  readonly issues: readonly Issue[]
  /** Whether any part of the system here is in no run. */
  readonly hasLooseParts: boolean
}

type Stock = {
  readonly catalogue: Catalogue
  /** Where among all parts of the layout each one stands. */
  readonly places: LayoutPlacement['places']
  readonly cutting?: Cutting
}

type Known = { readonly layout: Layout; readonly catalogue: Catalogue; readonly analysis: IslandAnalysis }
const known = new WeakMap<Cluster, Known>()

/** An island section by section; the analysis of an island that did not change is kept. */
export function analyseIsland(island: Island, layout: Layout, stock: Stock): IslandAnalysis {
  const { catalogue } = stock
  const [cluster] = island.clusters
  const held = cluster && known.get(cluster)
  if (held?.catalogue === catalogue && isSameFor(island, layout, held)) return held.analysis
  const analysis = analysed(island, layout, stock)
  if (cluster) known.set(cluster, { layout, catalogue, analysis })
  return analysis
}

function isSameFor({ clusters, runs, openings }: Island, layout: Layout, held: Known): boolean {
  const { island } = held.analysis
  return (
    hasSame(clusters, island.clusters) &&
    hasSame(openings, island.openings) &&
    isSameWalk(runs, island.runs) &&
    hasSameDecisions(layout, held.layout) &&
    hasRamps(layout) === hasRamps(held.layout)
  )
}

function analysed(island: Island, whole: Layout, { catalogue, places, cutting }: Stock): IslandAnalysis {
  const placement = placementOf(partsOf(island, places))
  const layout: Layout = { ...whole, openings: island.openings }
  const cut = sectionsOf(placement.parts, cutting)
  // What is no larger than a section is kept with its island.
  const [measure, look] = cut.length > 1 ? [keptRuns, keptSection] : [measureRuns, analyseSection]
  const runs = measure(layout, island.runs, placement)
  const { figures, heights } = runs
  const sections = cut.map((section) => look(section, layout, { catalogue, heights }))
  const uses = usesIn(sections)
  return {
    island,
    sections,
    runs,
    issues: [
      ...sections.flatMap(({ issues }) => issues),
      ...runIssues(island.runs, { layout, placement, figures, uses }),
      ...sections.flatMap(({ disagreements }) => disagreements),
      ...legIssues(sections.flatMap(({ tooHigh }) => tooHigh)),
    ],
    hasLooseParts: haveLooseParts(placement.parts, whole.runs),
  }
}

/** The uses of a whole island's parts. Parts are asked for along a walk: the next one mostly lies in the same section. */
function usesIn(sections: readonly SectionAnalysis[]): Pick<Connections['uses'], 'get'> {
  let uses = sections[0]?.connections.uses
  return {
    get: (id) => {
      if (!uses?.has(id))
        uses = sections.find(({ connections }) => connections.uses.has(id))?.connections.uses
      return uses?.get(id)
    },
  }
}

/** The parts of an island in drawing order. */
function partsOf({ clusters }: Island, places: Stock['places']): readonly PlacedPart[] {
  const [only] = clusters
  if (only && clusters.length === 1) return only.parts
  const place = ({ part }: PlacedPart) => places.get(part.id) ?? 0
  const own = clusters.flatMap((cluster) => cluster.parts)
  return own.toSorted((a, b) => place(a) - place(b))
}

import { braceSystem } from '../bracing/brace-system.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { chooseClosures } from '../closures/choose-closures.ts'
import { detectClosures } from '../closures/detect-closures.ts'
import { findRailEnds } from '../closures/rail-ends.ts'
import { connect } from '../connections/connections.ts'
import { railPlatforms } from '../handrails/rail-platforms.ts'
import type { Issue } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'
import type { PartId } from '../layout/part.ts'
import { standLegs } from '../legs/stand-legs.ts'
import { type Asked, askForParts, type System } from '../parts-list/list-parts.ts'
import type { Cluster } from '../placement/clusters.ts'
import { placementOf } from '../placement/place-parts.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { linearInches } from '../runs/measure-run.ts'
import { measureRuns } from '../runs/measure-runs.ts'
import { hasRamps } from '../runs/run-checks.ts'
import type { Inches } from '../units.ts'
import type { Island } from './islands.ts'
import { placementIssues } from './placement-issues.ts'

/** Everything that follows from one island. */
export type IslandAnalysis = System &
  Asked & {
    readonly island: Island
    readonly issues: readonly Issue[]
    /** What its parts count for in linear feet. */
    readonly linearInches: Inches
    /** Whether any part of the system here is in no run. */
    readonly hasLooseParts: boolean
  }

/** The catalogue, and where among all parts of the layout each one stands. */
type Stock = { readonly catalogue: Catalogue; readonly places: Placement['places'] }

type Known = { readonly layout: Layout; readonly catalogue: Catalogue; readonly analysis: IslandAnalysis }
const known = new WeakMap<Cluster, Known>()

/** An island stage by stage; the analysis of an island that did not change is kept. */
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
    runs.length === island.runs.length &&
    runs.every(({ run, index }, at) => run === island.runs[at]?.run && index === island.runs[at]?.index) &&
    DECISIONS.every((field) => layout[field] === held.layout[field]) &&
    hasRamps(layout) === hasRamps(held.layout)
  )
}

/** What else of a layout the stages read: a change of it asks for all islands again. */
const DECISIONS = [
  'project',
  'closureChoices',
  'writtenClosures',
  'legChoices',
  'braceChoices',
  'autoGenLegs',
  'autoGenBracing',
] as const satisfies readonly (keyof Layout)[]

const hasSame = <Value>(a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index])

function analysed(island: Island, whole: Layout, { catalogue, places }: Stock): IslandAnalysis {
  const placement = placementOfIsland(island, places)
  const runsHere = island.runs.map(({ run }) => run)
  const layout: Layout = { ...whole, runs: runsHere, openings: island.openings }
  const { connections, issues: connectionIssues } = connect(layout, placement)
  const { runs, issues: runIssues } = measureRuns(layout, island.runs, placement, connections)
  const { platformRails, issues: railIssues } = railPlatforms(placement, connections)
  const { joints, uses } = connections
  const detected = detectClosures({ joints, uses, placement, platformRails, product: layout.project.product })
  const closures = chooseClosures(detected, layout)
  const railEnds = findRailEnds(placement, connections, closures)
  const { legs, issues: legIssues } = standLegs(layout, placement, connections, runs.heights, catalogue)
  const bracing = braceSystem(layout, placement, connections, runs.heights, catalogue)
  const system = { placement, connections, runs, platformRails, closures, railEnds, legs, bracing }
  const issues = [
    ...placementIssues(placement, runs.heights),
    ...connectionIssues,
    ...railIssues,
    ...runIssues,
    ...legIssues,
  ]
  return {
    island,
    ...system,
    ...askForParts(layout, system, catalogue),
    issues,
    linearInches: linearInchesOf(placement),
    hasLooseParts: hasLooseParts(placement, runsHere),
  }
}

/** Sum over system parts of the longer of length and width (spec 3 §5.6). */
function linearInchesOf({ parts }: Placement): Inches {
  let inches = 0
  for (const placed of parts) if (placed.isSystem) inches += linearInches(placed)
  return inches
}

function hasLooseParts({ parts }: Placement, runs: Layout['runs']): boolean {
  const inRuns = new Set<PartId>()
  for (const run of runs) for (const id of run.parts) inRuns.add(id)
  return parts.some(({ part, isSystem }) => isSystem && !inRuns.has(part.id))
}

/** The parts of an island in drawing order. */
function placementOfIsland({ clusters }: Island, places: Placement['places']): Placement {
  const [only] = clusters
  if (only && clusters.length === 1) return placementOf(only.parts)
  const place = ({ part }: PlacedPart) => places.get(part.id) ?? 0
  const own = clusters.flatMap((cluster) => cluster.parts)
  return placementOf(own.toSorted((a, b) => place(a) - place(b)))
}

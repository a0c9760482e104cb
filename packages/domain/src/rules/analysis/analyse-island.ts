import type { Inches } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import { braceSystem } from '../bracing/brace-system.ts'
import { chooseClosures, isChosenAlike } from '../closures/choose-closures.ts'
import { detectClosures } from '../closures/detect-closures.ts'
import { findRailEnds } from '../closures/rail-ends.ts'
import { connect } from '../connections/connections.ts'
import { gateIssues } from '../handrails/gate-issues.ts'
import { railPlatforms } from '../handrails/rail-platforms.ts'
import { legIssues, standLegs } from '../legs/stand-legs.ts'
import { type Asked, requireParts, type System } from '../parts-list/list-parts.ts'
import type { Cluster } from '../placement/clusters.ts'
import { placementOf } from '../placement/place-parts.ts'
import type { LayoutPlacement, PlacedPart, Placement } from '../placement/placed-part.ts'
import { aboveGradeIssues } from '../runs/above-grade-issues.ts'
import { linearInches } from '../runs/measure-run.ts'
import { measureRuns } from '../runs/measure-runs.ts'
import { hasRamps } from '../runs/run-checks.ts'
import type { Runs } from '../runs/run-figures.ts'
import { heightDisagreements, runIssues } from '../runs/run-issues.ts'
import { hasSame, isEqualExcept } from './equal-except.ts'
import { groundIssues } from './ground-issues.ts'
import type { Island } from './islands.ts'
import { placementIssues } from './placement-issues.ts'
import { siteIssues } from './site/site-issues.ts'

/** Everything that follows from one island. */
export type IslandAnalysis = System &
  Asked & {
    readonly island: Island
    readonly runs: Runs
    readonly issues: readonly Issue[]
    /** What its parts count for in linear feet. */
    readonly linearInches: Inches
  }

/** The catalogue, and where among all parts of the layout each one stands. */
type Stock = { readonly catalogue: Catalogue; readonly places: LayoutPlacement['places'] }

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

/** What may differ between two layouts, and an island is the same in both. */
const MAY_DIFFER: readonly (keyof Layout)[] = [
  // Those of the island itself are compared one by one; of all others it matters whether there are ramps.
  'parts',
  'runs',
  'openings',
  // They are in the catalogue, which is compared.
  'customItems',
  // Whether a closure of the island itself is on or off by them is compared.
  'closureChoices',
  'writtenClosures',
  // No stage of an island reads these.
  'additionalProducts',
  'confirmedSteps',
  'lastConfirmed',
  'drawings',
  'stack',
]

function isSameFor({ clusters, runs, openings }: Island, layout: Layout, held: Known): boolean {
  const { island, closures } = held.analysis
  return (
    hasSame(clusters, island.clusters) &&
    hasSame(openings, island.openings) &&
    runs.length === island.runs.length &&
    runs.every(({ run, index }, at) => run === island.runs[at]?.run && index === island.runs[at]?.index) &&
    hasRamps(layout) === hasRamps(held.layout) &&
    isEqualExcept(MAY_DIFFER, layout, held.layout) &&
    isChosenAlike(closures, layout)
  )
}

function analysed(island: Island, whole: Layout, { catalogue, places }: Stock): IslandAnalysis {
  const placement = placementOf(partsOf(island, places))
  const layout: Layout = { ...whole, runs: island.runs.map(({ run }) => run), openings: island.openings }
  const { connections, issues: connectionIssues } = connect(layout, placement)
  const runs = measureRuns(layout, island.runs, placement)
  const { figures, heights } = runs
  const ground = groundOf(layout.site)
  const { platformRails, issues: railIssues } = railPlatforms(placement, connections)
  const { joints, uses } = connections
  const detected = detectClosures({ joints, uses, placement, platformRails, product: layout.project.product })
  const closures = chooseClosures(detected, layout)
  const railEnds = findRailEnds(placement, connections, closures)
  const legs = standLegs(layout, placement, connections, heights, catalogue)
  const bracing = braceSystem(layout, placement, connections, heights, catalogue)
  const system = { placement, connections, platformRails, closures, railEnds, legs, bracing }
  return {
    island,
    ...system,
    ...requireParts(layout, system, catalogue),
    runs,
    issues: [
      ...placementIssues(placement, heights, ground),
      ...gateIssues(placement, platformRails),
      ...groundIssues(ground, { placement, heights, openings: connections.openings }),
      ...siteIssues({ ...system, layout, runs }),
      ...connectionIssues,
      ...railIssues,
      ...runIssues(island.runs, { layout, placement, figures, uses }),
      ...aboveGradeIssues(layout, { placement, connections, heights }),
      ...heightDisagreements(joints, heights, placement),
      ...legIssues(legs),
    ],
    linearInches: linearInchesOf(placement),
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

/** Sum over system parts of the longer of length and width (spec 3 §5.6). */
function linearInchesOf({ parts }: Placement): Inches {
  let inches = 0
  for (const placed of parts) if (placed.isSystem) inches += linearInches(placed)
  return inches
}

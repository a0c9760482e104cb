import { braceSystem } from '../bracing/brace-system.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { chooseClosures } from '../closures/choose-closures.ts'
import { detectClosures } from '../closures/detect-closures.ts'
import { findRailEnds } from '../closures/rail-ends.ts'
import { connect } from '../connections/connections.ts'
import { connectionsAmong } from '../connections/connections-among.ts'
import { placeInWalk } from '../connections/walking-order.ts'
import { railPlatforms } from '../handrails/rail-platforms.ts'
import type { Issue } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'
import type { PartId } from '../layout/part.ts'
import { partsTooHigh, standLegs } from '../legs/stand-legs.ts'
import { type Asked, askForParts, type System } from '../parts-list/list-parts.ts'
import { placementAmong, placementOf } from '../placement/place-parts.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { linearInches } from '../runs/measure-run.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import { heightDisagreements } from '../runs/run-issues.ts'
import type { Inches } from '../units.ts'
import { placementIssues } from './placement-issues.ts'
import { hasSame, hasSameDecisions } from './same-inputs.ts'
import type { Section } from './sections.ts'

/** Everything that follows from one section and the heights of its parts. */
export type SectionAnalysis = Omit<System, 'around' | 'heights'> &
  Asked & {
    readonly issues: readonly Issue[]
    /** Joined ends at different heights. */
    readonly disagreements: readonly Issue[]
    /** Parts that no leg in stock is long enough for. */
    readonly tooHigh: readonly PartId[]
    /** What its parts count for in linear feet. */
    readonly linearInches: Inches
  }

type Heights = ReadonlyMap<PartId, PartHeight>
type Stock = { readonly catalogue: Catalogue; readonly heights: Heights }

type Known = {
  readonly section: Section
  readonly layout: Layout
  readonly catalogue: Catalogue
  readonly footing: readonly Footing[]
  /** What the footing was last compared with. */
  runs: Layout['runs']
  heights: Heights
  readonly analysis: SectionAnalysis
}
const known = new WeakMap<PlacedPart, Known>()

/** Sections of a large island; the analysis of one that did not change is kept. The openings of `layout` are the island's. */
export function keptSection(section: Section, layout: Layout, stock: Stock): SectionAnalysis {
  const [first] = section.parts
  if (!first) return analyseSection(section, layout, stock)
  const { catalogue, heights } = stock
  const held = known.get(first)
  if (held?.catalogue === catalogue && isSameFor(section, layout, held) && stands(held, layout, heights))
    return held.analysis
  const analysis = analyseSection(section, layout, stock)
  known.set(first, {
    section,
    layout,
    catalogue,
    footing: footingOf(section, layout, heights),
    runs: layout.runs,
    heights,
    analysis,
  })
  return analysis
}

const isSameFor = ({ parts, around }: Section, layout: Layout, { section, layout: before }: Known): boolean =>
  hasSame(parts, section.parts) &&
  hasSame(around, section.around) &&
  hasSame(layout.openings, before.openings) &&
  hasSameDecisions(layout, before)

/** What runs say of a part: how high it stands, and where the walk meets it. */
type Footing = { readonly height: PartHeight | undefined; readonly place: number }

const footingOf = ({ around }: Section, { runs }: Layout, heights: Heights): readonly Footing[] =>
  around.map(({ part }) => ({ height: heights.get(part.id), place: placeInWalk(runs, part.id) }))

/** Whether every part stands where it stood, so high and at its place in the walk. */
function stands(held: Known, { runs }: Layout, heights: Heights): boolean {
  if (held.runs === runs && held.heights === heights) return true
  const isStill = held.section.around.every(({ part: { id } }, at) => {
    const [now, before] = [heights.get(id), held.footing[at]?.height]
    return (
      now?.top === before?.top &&
      now?.bottom === before?.bottom &&
      placeInWalk(runs, id) === held.footing[at]?.place
    )
  })
  if (isStill) Object.assign(held, { runs, heights })
  return isStill
}

/** A section stage by stage. */
export function analyseSection(
  section: Section,
  layout: Layout,
  { catalogue, heights }: Stock,
): SectionAnalysis {
  const around = placementOf(section.around)
  const isWhole = section.around === section.parts
  const placement = isWhole ? around : placementAmong(around, section.parts)
  const found = connect(layout, around)
  const { connections, issues: connectionIssues } = isWhole ? found : connectionsAmong(placement, found)
  const { platformRails, issues: railIssues } = railPlatforms(placement, connections)
  const { joints, uses } = connections
  const detected = detectClosures({ joints, uses, placement, platformRails, product: layout.project.product })
  const closures = chooseClosures(detected, layout)
  const railEnds = findRailEnds(placement, connections, closures)
  const legs = standLegs(layout, placement, connections, heights, catalogue)
  const bracing = braceSystem(layout, placement, connections, heights, catalogue)
  const system = { around, placement, connections, heights, platformRails, closures, railEnds, legs, bracing }
  const { asks, missing, counts, sharesParts } = askForParts(layout, system, catalogue)
  return {
    placement,
    connections,
    platformRails,
    closures,
    railEnds,
    legs,
    bracing,
    asks,
    missing,
    counts,
    sharesParts,
    issues: [...placementIssues(placement, heights), ...connectionIssues, ...railIssues],
    disagreements: heightDisagreements(joints, heights, placement),
    tooHigh: partsTooHigh(legs),
    linearInches: linearInchesOf(placement),
  }
}

/** Sum over system parts of the longer of length and width (spec 3 §5.6). */
function linearInchesOf({ parts }: Placement): Inches {
  let inches = 0
  for (const placed of parts) if (placed.isSystem) inches += linearInches(placed)
  return inches
}

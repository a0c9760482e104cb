import { memoizeRecent } from '../../base/memoize.ts'
import { INCHES_PER_FOOT } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { catalogueWith } from '../../model/catalogue/custom/catalogue-with.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { missingOpenings } from '../connections/connections.ts'
import { listParts } from '../parts-list/list-parts.ts'
import { requirementsOfThresholds } from '../parts-list/requirements-of-parts.ts'
import { type Clustering, clusterParts } from '../placement/clusters.ts'
import { placeParts } from '../placement/place-parts.ts'
import type { LayoutPlacement } from '../placement/placed-part.ts'
import { membershipIssues } from '../runs/membership.ts'
import { stepIssues } from '../site-measures/step-issues.ts'
import { analyseIsland } from './analyse-island.ts'
import type { Analysis } from './analysis.ts'
import { choiceIssues } from './choice-issues.ts'
import { drawingIssues } from './drawing-issues.ts'
import { isEqualExcept } from './equal-except.ts'
import { islandsOf } from './islands.ts'
import { joinIslands } from './join-islands.ts'
import { unknownItemIssues } from './placement-issues.ts'
import { personIssues } from './site/person-issues.ts'
import { porchIssues } from './site/porch-issues.ts'
import { supportIssues } from './support-issues.ts'

/**
 * Everything that follows from a layout: island by island, then what concerns them all. Memoized by identity, and
 * so are its islands: an edit asks for the one it touches, and an edit of drawings for none.
 */
export const analyse = memoizeRecent((layout: Layout, stock: Catalogue): Analysis => {
  const last = lastSystems.get(stock)
  const system = last && isEqualExcept(BESIDE, layout, last.layout) ? last : analyseSystem(layout, stock)
  lastSystems.set(stock, system)
  return { ...system, layout, issues: [...system.issues, ...drawingIssues(layout)] }
})

/** What followed last from everything but the drawings. */
const lastSystems = new WeakMap<Catalogue, Analysis>()

/** Nothing of the system follows from what is drawn beside it, nor from what lies over what. */
const BESIDE: readonly (keyof Layout)[] = ['drawings', 'stack']

function analyseSystem(layout: Layout, stock: Catalogue): Analysis {
  const catalogue = catalogueWith(layout.customItems, stock)
  const placement = placeParts(layout.parts, catalogue)
  const islands = islandsOf(layout, clustersOf(placement, catalogue)).map((island) =>
    analyseIsland(island, layout, { catalogue, places: placement.places }),
  )
  const joined = joinIslands(islands)
  const { partsList, issues: listIssues } = listParts(
    layout,
    [
      ...islands,
      { asks: requirementsOfThresholds({ ...joined, layout, placement }, catalogue), missing: [] },
    ],
    catalogue,
  )
  return {
    ...joined,
    layout,
    catalogue,
    placement,
    partsList,
    linearFeet: islands.reduce((inches, island) => inches + island.linearInches, 0) / INCHES_PER_FOOT,
    issues: [
      ...unknownItemIssues(placement),
      ...missingOpenings(layout, joined.connections.openings),
      ...islands.flatMap(({ issues }) => issues),
      ...stepIssues({ ...joined, layout, placement }, catalogue),
      ...membershipIssues(layout, joined.runs),
      ...listIssues,
      ...choiceIssues(layout, joined, catalogue),
      ...personIssues(layout, joined.runs),
      ...porchIssues(layout, joined.runs),
      ...supportIssues(layout, { ...joined, placement, catalogue }),
    ],
  }
}

const lastClusterings = new WeakMap<Catalogue, Clustering>()

/** Clusters of parts; those of the layout before, where nothing came near them. */
function clustersOf(placement: LayoutPlacement, catalogue: Catalogue): Clustering {
  const clustering = clusterParts(placement, lastClusterings.get(catalogue) ?? null)
  lastClusterings.set(catalogue, clustering)
  return clustering
}

import type { Catalogue } from '../catalogue/catalogue.ts'
import { catalogueWith } from '../catalogue/catalogue-with.ts'
import { findCodeFindings } from '../codes/find-code-findings.ts'
import { missingOpenings } from '../connections/connections.ts'
import type { Issue, IssueCode } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'
import { lazy } from '../lazy.ts'
import { listParts } from '../parts-list/list-parts.ts'
import { type Clustering, clusterParts } from '../placement/clusters.ts'
import { placeParts } from '../placement/place-parts.ts'
import type { LayoutPlacement } from '../placement/placed-part.ts'
import { remember } from '../remember.ts'
import { membershipIssues } from '../runs/membership.ts'
import { INCHES_PER_FOOT } from '../units.ts'
import { analyseIsland } from './analyse-island.ts'
import type { Analysis } from './analysis.ts'
import { choiceIssues } from './choice-issues.ts'
import { drawingIssues } from './drawing-issues.ts'
import { islandsOf } from './islands.ts'
import { type Gathered, gatherIslands, gatherSections, joinIslands } from './join-islands.ts'
import { unknownItemIssues } from './placement-issues.ts'

/**
 * Everything that follows from a layout: island by island, then what concerns them all. Remembered by identity, and
 * so are its islands: an edit asks for the one it touches, and an edit of drawings for none.
 */
export const analyse = remember((layout: Layout, stock: Catalogue): Analysis => {
  const last = lastSystems.get(stock)
  const system = last && isSameSystem(last.layout, layout) ? last : analyseSystem(layout, stock)
  lastSystems.set(stock, system)
  const issues = lazy((): readonly Issue[] => [...system.issues, ...drawingIssues(layout)])
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(system),
      layout: { value: layout, enumerable: true },
      issues: { get: issues, enumerable: true },
    },
  ) as Analysis
})

const lastSystems = new WeakMap<Catalogue, Analysis>()

/** Nothing of the system follows from what is drawn beside it, nor from what lies over what. */
const BESIDE: readonly (keyof Layout)[] = ['drawings', 'stack']

const isSameSystem = (before: Layout, after: Layout): boolean =>
  (Object.keys(after) as (keyof Layout)[]).every(
    (field) => BESIDE.includes(field) || before[field] === after[field],
  )

/** What follows from everything but the drawings. */
function analyseSystem(layout: Layout, stock: Catalogue): Analysis {
  const catalogue = catalogueWith(layout.customItems, stock)
  const placement = placeParts(layout.parts, catalogue)
  const islands = islandsOf(layout, clustersOf(placement, catalogue)).map((island) =>
    analyseIsland(island, layout, { catalogue, places: placement.places }),
  )
  const sections = islands.flatMap((island) => island.sections)
  const gathered = gatherSections(sections)
  const { partsList, issues: listIssues } = listParts(layout, gathered, catalogue)
  const joined = joinIslands(islands, sections)
  const issues = lazy((): readonly Issue[] => {
    const batches = gatherIslands(islands)
    const ofIslands = batches.flatMap((batch) => batch.issues)
    return [
      ...unknownItemIssues(placement),
      ...missingOpenings(
        layout,
        gathered.flatMap(({ openings }) => openings),
      ),
      ...ofIslands,
      ...membershipIssues(
        layout,
        placement.unknown.length > 0 || batches.some((batch) => batch.hasLooseParts),
      ),
      ...listIssues.filter(isSaidNow(ofIslands)),
      ...choiceIssues(layout, joined),
    ]
  })
  const findings = lazy(() => findCodeFindings({ ...joined, layout, placement }))
  return Object.defineProperties(
    { layout, catalogue, placement, partsList, linearFeet: linearFeetOf(gathered) },
    {
      ...Object.getOwnPropertyDescriptors(joined),
      issues: { get: issues, enumerable: true },
      findings: { get: findings, enumerable: true },
    },
  ) as Analysis
}

const lastClusterings = new WeakMap<Catalogue, Clustering>()

/** Clusters of parts; those of the layout before, where nothing came near them. */
function clustersOf(placement: LayoutPlacement, catalogue: Catalogue): Clustering {
  const clustering = clusterParts(placement, lastClusterings.get(catalogue) ?? null)
  lastClusterings.set(catalogue, clustering)
  return clustering
}

/** Parts that touch without joining, or wider than what they join: there what lies and what is joined cannot agree. */
const TOUCHES_WRONGLY: readonly IssueCode[] = [
  'connection.alignment',
  'connection.not-valid',
  'connection.ramp-sizes',
  'connection.parts-cannot-connect',
  'connection.side-too-small',
  'placement.overlap',
]

/** That the second count disagrees is news only when the drawing itself is in order. */
const isSaidNow = (issues: readonly Issue[]) => {
  const isInOrder = !issues.some(({ code }) => TOUCHES_WRONGLY.includes(code))
  return ({ code }: Issue) => isInOrder || code !== 'parts-list.count-disagrees'
}

const linearFeetOf = (gathered: readonly Gathered[]): number =>
  gathered.reduce((inches, batch) => inches + batch.linearInches, 0) / INCHES_PER_FOOT

/** Errors only: what keeps a system from being quoted. */
export const errorsOf = ({ issues }: Pick<Analysis, 'issues'>): readonly Issue[] =>
  issues.filter(({ severity }) => severity === 'error')

export const warningsOf = ({ issues }: Pick<Analysis, 'issues'>): readonly Issue[] =>
  issues.filter(({ severity }) => severity === 'warning')

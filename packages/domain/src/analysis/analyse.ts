import { braceSystem } from '../bracing/brace-system.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { catalogueWith } from '../catalogue/catalogue-with.ts'
import { chooseClosures } from '../closures/choose-closures.ts'
import { detectClosures } from '../closures/detect-closures.ts'
import { findRailEnds } from '../closures/rail-ends.ts'
import { findCodeFindings } from '../codes/find-code-findings.ts'
import type { CodeFinding } from '../codes/finding.ts'
import { connect } from '../connections/connections.ts'
import { railPlatforms } from '../handrails/rail-platforms.ts'
import type { Issue } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'
import { isSystemPart } from '../layout/part.ts'
import { standLegs } from '../legs/stand-legs.ts'
import { listParts } from '../parts-list/list-parts.ts'
import { placeParts } from '../placement/place-parts.ts'
import type { Placement } from '../placement/placed-part.ts'
import { remember } from '../remember.ts'
import { linearInches } from '../runs/measure-run.ts'
import { measureRuns } from '../runs/measure-runs.ts'
import { INCHES_PER_FOOT } from '../units.ts'
import type { Analysis } from './analysis.ts'
import { choiceIssues } from './choice-issues.ts'
import { drawingIssues } from './drawing-issues.ts'
import { placementIssues } from './placement-issues.ts'

/** Everything that follows from a layout, each stage from the ones before it. Remembered by identity. */
export const analyse = remember((layout: Layout, stock: Catalogue): Analysis => {
  const catalogue = catalogueWith(layout.customItems, stock)
  const placement = placeParts(layout.parts, catalogue)
  const { connections, issues: connectionIssues } = connect(layout, placement)
  const { runs, issues: runIssues } = measureRuns(layout, placement, connections)
  const { platformRails, issues: railIssues } = railPlatforms(placement, connections)
  const { joints } = connections
  const detected = detectClosures({ joints, placement, platformRails, product: layout.project.product })
  const closures = chooseClosures(detected, layout.closureChoices)
  const railEnds = findRailEnds(placement, connections, closures)
  const { legs, issues: legIssues } = standLegs(layout, placement, connections, runs.heights, catalogue)
  const bracing = braceSystem(layout, placement, connections, runs.heights, catalogue)
  const system = { placement, connections, runs, platformRails, closures, railEnds, legs, bracing }
  const { partsList, issues: listIssues } = listParts(layout, system, catalogue)
  const issues: Issue[] = [
    ...placementIssues(placement, runs.heights),
    ...connectionIssues,
    ...railIssues,
    ...runIssues,
    ...legIssues,
    ...listIssues,
    ...choiceIssues(layout, { closures, legs, bracing }),
    ...drawingIssues(layout),
  ]
  const linearFeet = linearFeetOf(placement)
  let findings: readonly CodeFinding[] | null = null
  return {
    layout,
    catalogue,
    ...system,
    partsList,
    linearFeet,
    issues,
    get findings() {
      findings ??= findCodeFindings({ layout, ...system })
      return findings
    },
  }
})

/** Sum over system parts of the longer of length and width (spec 3 §5.6). */
const linearFeetOf = ({ parts }: Placement): number =>
  parts.filter(({ part }) => isSystemPart(part)).reduce((total, one) => total + linearInches(one), 0) /
  INCHES_PER_FOOT

/** Errors only: what keeps a system from being quoted. */
export const errorsOf = ({ issues }: Pick<Analysis, 'issues'>): readonly Issue[] =>
  issues.filter(({ severity }) => severity === 'error')

export const warningsOf = ({ issues }: Pick<Analysis, 'issues'>): readonly Issue[] =>
  issues.filter(({ severity }) => severity === 'warning')

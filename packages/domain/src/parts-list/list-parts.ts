import type { Bracing } from '../bracing/brace.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import type { Connections } from '../connections/joint.ts'
import type { RailEnd } from '../handrails/rails.ts'
import type { Issue } from '../layout/issue.ts'
import type { AdditionalProduct, Layout } from '../layout/layout.ts'
import type { Leg } from '../legs/leg.ts'
import type { Placement } from '../placement/placed-part.ts'
import { type Ask, isMissing, type Missing } from './ask.ts'
import { askExpanded } from './ask-expanded.ts'
import { asksOfJoints } from './asks-of-joints.ts'
import { asksOfParts } from './asks-of-parts.ts'
import { asksOfClosures, asksOfRailEnds } from './asks-of-rails.ts'
import { asksOfBraces, asksOfLegs } from './asks-of-supports.ts'
import { buildPartsList } from './build-parts-list.ts'
import type { PartsList } from './line.ts'
import { countIssues, secondCount } from './second-count.ts'

/** What the stages before the parts list found. */
export type System = {
  readonly placement: Placement
  readonly connections: Connections
  readonly closures: readonly ChosenClosure[]
  readonly railEnds: readonly RailEnd[]
  readonly legs: readonly Leg[]
  readonly bracing: Bracing
}

/** The whole parts list of a layout, complete to the bracket. */
export function listParts(
  layout: Layout,
  { placement, connections, closures, railEnds, legs, bracing }: System,
  catalogue: Catalogue,
): { readonly partsList: PartsList; readonly issues: readonly Issue[] } {
  const { product, priceLevel, loops } = layout.project
  const all = [
    ...asksOfParts(placement, connections, catalogue),
    ...asksOfJoints(connections, placement, catalogue),
    ...asksOfClosures(closures, product, catalogue),
    ...asksOfRailEnds(railEnds, layout.project, catalogue),
    ...asksOfLegs(legs, catalogue),
    ...asksOfBraces(bracing, catalogue),
    ...layout.additionalProducts.flatMap((product) => asksOfAddition(product, catalogue)),
  ]
  const asks = all.filter((one): one is Ask => !isMissing(one))
  const missing = all.filter(isMissing)
  const additions = new Set(layout.additionalProducts.map(({ shortName }) => shortName))
  const issues = missing.map((one) => missingIssue(one, additions.has(one.role)))
  const partsList = buildPartsList(asks, catalogue, priceLevel)
  const counts = secondCount(placement, layout.openings, closures, loops)
  return { partsList, issues: [...issues, ...countIssues(counts, partsList, catalogue)] }
}

function asksOfAddition({ shortName, qty }: AdditionalProduct, catalogue: Catalogue): (Ask | Missing)[] {
  const item = catalogue.byShortName.get(shortName)
  const rule = 'ordered beside the system'
  if (!item) return [{ role: shortName, rule, parts: [] }]
  return askExpanded({ item, quantity: qty, rule, source: 'spec 3 §2.12', parts: [] }, catalogue)
}

const missingIssue = ({ role, rule, parts }: Missing, isAddition: boolean): Issue => ({
  code: isAddition ? 'parts-list.addition-missing' : 'parts-list.item-missing',
  severity: 'error',
  area: 'parts-list',
  parts,
  values: { name: role, rule },
})

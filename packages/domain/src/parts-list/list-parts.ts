import type { Bracing } from '../bracing/brace.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import type { Connections } from '../connections/joint.ts'
import { distinct } from '../distinct.ts'
import { railChoices } from '../handrails/rail-choices.ts'
import type { PlatformRails, RailEnd } from '../handrails/rails.ts'
import type { Issue } from '../layout/issue.ts'
import type { AdditionalProduct, Layout } from '../layout/layout.ts'
import type { PartId } from '../layout/part.ts'
import type { Leg } from '../legs/leg.ts'
import type { Placement } from '../placement/placed-part.ts'
import { type Ask, isMissing, type Missing } from './ask.ts'
import { askExpanded } from './ask-expanded.ts'
import { asksOfGates } from './asks-of-gates.ts'
import { asksOfJoints } from './asks-of-joints.ts'
import { asksOfParts } from './asks-of-parts.ts'
import { asksOfChildRails, asksOfClosures, asksOfRailEnds, customClosureIssues } from './asks-of-rails.ts'
import { asksOfBraces, asksOfLegs } from './asks-of-supports.ts'
import { buildPartsList } from './build-parts-list.ts'
import type { PartsList } from './line.ts'
import { sumAsks } from './sum-asks.ts'

/** What the stages before the parts list found. */
export type System = {
  readonly placement: Placement
  readonly connections: Connections
  readonly platformRails: ReadonlyMap<PartId, PlatformRails>
  readonly closures: readonly ChosenClosure[]
  readonly railEnds: readonly RailEnd[]
  readonly legs: readonly Leg[]
  readonly bracing: Bracing
}

/** What one system asks for. */
export type Asked = {
  readonly asks: readonly Ask[]
  readonly missing: readonly Missing[]
}

export function askForParts(layout: Layout, system: System, catalogue: Catalogue): Asked {
  const found: Ask[] = []
  const missing: Missing[] = []
  for (const ofRule of asksOf(layout, system, catalogue))
    for (const one of ofRule)
      if (isMissing(one)) missing.push(one)
      else found.push(one)
  // However often a rule asks for the same part, it is named once; no other system names it.
  return { asks: sumAsks(found).map((sum) => ({ ...sum, parts: distinct(sum.parts) })), missing }
}

/** The whole parts list of a layout, complete to the bracket: what its systems ask for and what was ordered beside them. */
export function listParts(
  layout: Layout,
  systems: readonly Asked[],
  catalogue: Catalogue,
): { readonly partsList: PartsList; readonly issues: readonly Issue[] } {
  const added = layout.additionalProducts.flatMap((product) => asksOfAddition(product, catalogue))
  const addedAsks = added.filter((one): one is Ask => !isMissing(one))
  const asks = [...systems.flatMap((system) => system.asks), ...addedAsks]
  return {
    partsList: buildPartsList(asks, catalogue, layout.project.priceLevel),
    issues: [
      ...customClosureIssues(asks),
      ...priceIssues(asks),
      ...systems.flatMap(({ missing }) => missing.map((one) => missingIssue(one, false))),
      ...added.filter(isMissing).map((one) => missingIssue(one, true)),
    ],
  }
}

/** What every rule asks for. */
function asksOf(
  layout: Layout,
  { placement, connections, platformRails, closures, railEnds, legs, bracing }: System,
  catalogue: Catalogue,
): readonly (readonly (Ask | Missing)[])[] {
  const railed = railChoices(layout.project, placement)
  return [
    asksOfParts(placement, connections, catalogue),
    asksOfJoints(connections, placement, catalogue),
    asksOfClosures(closures, layout.project.product, catalogue),
    asksOfRailEnds(railEnds, railed, catalogue),
    asksOfChildRails(placement, railed, catalogue),
    asksOfGates(placement, platformRails, catalogue),
    asksOfLegs(legs, catalogue),
    asksOfBraces(bracing, catalogue),
  ]
}

function asksOfAddition({ shortName, qty }: AdditionalProduct, catalogue: Catalogue): (Ask | Missing)[] {
  const item = catalogue.byShortName.get(shortName)
  const rule = 'ordered beside the system'
  if (!item) return [{ role: shortName, rule, parts: [] }]
  return askExpanded({ item, quantity: qty, rule, source: 'spec 3 §2.12', parts: [] }, catalogue)
}

/** Items that are listed without a price, each once; a closure made to order says so itself. */
const priceIssues = (asks: readonly Ask[]): readonly Issue[] =>
  sumAsks(asks.filter(({ item }) => item.price === null && item.role !== 'closure-custom')).map(
    ({ item, parts }) => ({
      code: 'parts-list.price-missing',
      severity: 'warning',
      area: 'parts-list',
      parts: distinct(parts),
      values: { name: item.frontendName },
    }),
  )

const missingIssue = ({ role, rule, parts }: Missing, isAddition: boolean): Issue => ({
  code: isAddition ? 'parts-list.addition-missing' : 'parts-list.item-missing',
  severity: 'error',
  area: 'parts-list',
  parts,
  values: { name: role, rule },
})

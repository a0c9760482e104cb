import { distinct } from '../../base/distinct.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { AdditionalProduct, Layout } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Bracing } from '../bracing/brace.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import type { Connections } from '../connections/joint.ts'
import { railChoices } from '../handrails/rail-choices.ts'
import type { PlatformRails, RailEnd } from '../handrails/rails.ts'
import type { Leg } from '../legs/leg.ts'
import type { Placement } from '../placement/placed-part.ts'
import { buildPartsList } from './build-parts-list.ts'
import { requireExpanded } from './expanded-requirements.ts'
import type { PartsList } from './line.ts'
import { isMissing, type Missing, type PartRequirement } from './part-requirement.ts'
import { requirementsOfGates } from './requirements-of-gates.ts'
import { requirementsOfJoints } from './requirements-of-joints.ts'
import { requirementsOfParts } from './requirements-of-parts.ts'
import {
  customClosureIssues,
  requirementsOfChildRails,
  requirementsOfClosures,
  requirementsOfRailEnds,
} from './requirements-of-rails.ts'
import { requirementsOfBraces, requirementsOfLegs } from './requirements-of-supports.ts'
import { sumRequirements } from './sum-requirements.ts'

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
  readonly asks: readonly PartRequirement[]
  readonly missing: readonly Missing[]
}

export function requireParts(layout: Layout, system: System, catalogue: Catalogue): Asked {
  const found: PartRequirement[] = []
  const missing: Missing[] = []
  for (const ofRule of requirementsOf(layout, system, catalogue))
    for (const one of ofRule)
      if (isMissing(one)) missing.push(one)
      else found.push(one)
  // However often a rule asks for the same part, it is named once; no other system names it.
  return { asks: sumRequirements(found).map((sum) => ({ ...sum, parts: distinct(sum.parts) })), missing }
}

/** The whole parts list of a layout, complete to the bracket: what its systems ask for and what was ordered beside them. */
export function listParts(
  layout: Layout,
  systems: readonly Asked[],
  catalogue: Catalogue,
): { readonly partsList: PartsList; readonly issues: readonly Issue[] } {
  const added = layout.additionalProducts.flatMap((product) => requirementsOfAddition(product, catalogue))
  const addedAsks = added.filter((one): one is PartRequirement => !isMissing(one))
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
function requirementsOf(
  layout: Layout,
  { placement, connections, platformRails, closures, railEnds, legs, bracing }: System,
  catalogue: Catalogue,
): readonly (readonly (PartRequirement | Missing)[])[] {
  const railed = railChoices(layout.project, placement)
  return [
    requirementsOfParts(placement, connections, catalogue),
    requirementsOfJoints(connections, placement, catalogue),
    requirementsOfClosures(closures, layout.project.product, catalogue),
    requirementsOfRailEnds(railEnds, railed, catalogue),
    requirementsOfChildRails(placement, railed, catalogue),
    requirementsOfGates(placement, platformRails, catalogue),
    requirementsOfLegs(legs, catalogue),
    requirementsOfBraces(bracing, catalogue),
  ]
}

function requirementsOfAddition(
  { shortName, qty }: AdditionalProduct,
  catalogue: Catalogue,
): (PartRequirement | Missing)[] {
  const item = catalogue.byShortName.get(shortName)
  const rule = 'ordered in addition to the system'
  if (!item) return [{ role: shortName, rule, parts: [] }]
  return requireExpanded({ item, quantity: qty, rule, source: 'spec 3 §2.12', parts: [] }, catalogue)
}

/** Items that are listed without a price, each once; a closure made to order says so itself. */
const priceIssues = (asks: readonly PartRequirement[]): readonly Issue[] =>
  sumRequirements(asks.filter(({ item }) => item.price === null && item.role !== 'closure-custom')).map(
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

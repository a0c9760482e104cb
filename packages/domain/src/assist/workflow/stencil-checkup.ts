import type { ItemRole } from '../../model/catalogue/item.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { jointsAt } from '../../rules/connections/side-uses.ts'

/** A part that most systems of this make need and this layout lacks. */
export type RecommendedStencil = { readonly name: string; readonly why: string }

type Recommendation = RecommendedStencil & {
  /** Product lines it is for; left out, all of them. */
  readonly lines?: readonly ProductLine[]
  readonly triggers: readonly ItemRole[]
  readonly satisfiedBy: readonly ItemRole[]
  /** Only parts with nothing joined above them trigger it. */
  readonly startsSystem?: true
}

/** Recommended when a trigger is on the canvas and none of the satisfying parts is (domain 7.10, stencil checkup). */
const RECOMMENDATIONS: readonly Recommendation[] = [
  {
    name: 'Upper transition',
    why: 'A ramp that starts at a porch or door needs one; without a drawn one the usual part is taken.',
    triggers: ['ramp'],
    satisfiedBy: ['transition-upper'],
    // A system that begins on a platform has the platform at the door.
    startsSystem: true,
  },
  {
    name: 'Ground or lower transition',
    why: 'A ramp ends on soil with a ground transition, on concrete or a pad with a lower transition.',
    triggers: ['ramp'],
    satisfiedBy: ['transition-ground', 'transition-lower', 'landing-pad', 'starter-ramp'],
  },
  {
    name: 'Starter ramp',
    why: 'A commercial run that goes down to the ground ends with one.',
    lines: ['PHD'],
    triggers: ['ramp'],
    satisfiedBy: ['starter-ramp'],
  },
  {
    name: 'Threshold',
    why: 'A platform at a door whose sill stands above it needs one.',
    lines: ['P3G', 'P2G', 'APD', 'HAR'],
    triggers: ['platform'],
    satisfiedBy: ['threshold-ramp', 'threshold-mat'],
  },
  {
    name: 'Landing pad',
    why: 'Where a system ends on soil, a pad keeps the lower end from sinking in.',
    lines: ['P3G'],
    triggers: ['transition-ground'],
    satisfiedBy: ['landing-pad', 'rubber-pad'],
  },
]

/** What the Stencil Checkup lists; nothing when nothing is missing (spec 3 §2.6). */
export function missingStencils({
  placement: { parts },
  connections: { uses },
}: Pick<Analysis, 'placement' | 'connections'>): readonly RecommendedStencil[] {
  const roles = new Set(parts.map(({ item }) => item.role))
  return RECOMMENDATIONS.filter(
    ({ lines, triggers, satisfiedBy, startsSystem }) =>
      parts.some(
        ({ part, item }) =>
          triggers.includes(item.role) &&
          (lines?.includes(item.productLine) ?? true) &&
          !(startsSystem && jointsAt(uses, part.id, 'TOP').length > 0),
      ) && !satisfiedBy.some((role) => roles.has(role)),
  )
}

import type { ItemRole } from '../catalogue/item.ts'
import type { Placement } from '../placement/placed-part.ts'

/** A part that most systems of this make need and this layout lacks. */
export type RecommendedStencil = { readonly name: string; readonly why: string }

type Recommendation = RecommendedStencil & {
  readonly triggers: readonly ItemRole[]
  readonly satisfiedBy: readonly ItemRole[]
}

/** Recommended when a trigger is on the canvas and none of the satisfying parts is (domain 7.10, stencil checkup). */
const RECOMMENDATIONS: readonly Recommendation[] = [
  {
    name: 'Upper transition',
    why: 'A ramp that starts at a porch or door needs one; without a drawn one the usual part is taken.',
    triggers: ['ramp'],
    satisfiedBy: ['transition-upper'],
  },
  {
    name: 'Ground or lower transition',
    why: 'A ramp ends on soil with a ground transition, on concrete or a pad with a lower transition.',
    triggers: ['ramp'],
    satisfiedBy: ['transition-ground', 'transition-lower', 'landing-pad'],
  },
]

/** What the Stencil Checkup lists; nothing when nothing is missing (spec 3 §2.6). */
export function missingStencils({ parts }: Placement): readonly RecommendedStencil[] {
  const roles = new Set(parts.map(({ item }) => item.role))
  return RECOMMENDATIONS.filter(
    ({ triggers, satisfiedBy }) =>
      triggers.some((role) => roles.has(role)) && !satisfiedBy.some((role) => roles.has(role)),
  )
}

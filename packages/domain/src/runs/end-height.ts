import type { Layout, Project, Run } from '../layout/layout.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { productRules } from '../products/product-rules.ts'
import type { Inches } from '../units.ts'
import type { RunFigures } from './run-figures.ts'

export type EndsAt = {
  readonly kind: RunFigures['kind']
  readonly top: Inches
  readonly last: Pick<PlacedPart, 'item'> | undefined
  readonly product: Project['product']
}

/** Where a run has to end; null where the person says so (spec 3 §5.3). */
export function fixedEndHeight({ kind, top, last, product }: EndsAt): Inches | null {
  if (kind === 'platforms') return top
  return endsWithStarterRamp({ kind, last, product }) ? 0 : null
}

/** A commercial run of ramps that ends with a starter ramp ends on the ground. */
const endsWithStarterRamp = ({ kind, last, product }: Omit<EndsAt, 'top'>): boolean =>
  isCommercialRamps(kind, product) && last?.item.role === 'starter-ramp'

const isCommercialRamps = (kind: EndsAt['kind'], product: EndsAt['product']): boolean =>
  kind === 'ramps' && productRules(product).industry === 'commercial'

/** A commercial run of ramps that reaches the ground without a starter ramp (spec 3 §5.3). */
export const lacksStarterRamp = (end: Omit<EndsAt, 'top'>, bottom: Inches | null): boolean =>
  bottom === 0 && isCommercialRamps(end.kind, end.product) && !endsWithStarterRamp(end)

/** How a run ends, by its figures. */
export const endOf = (
  { kind, top, parts }: RunFigures,
  { project }: Layout,
  { byId }: Placement,
): EndsAt => ({
  kind,
  top,
  last: byId.get(parts.findLast((id) => !byId.get(id)?.part.isLogicless) ?? ''),
  product: project.product,
})

/** A run in force has heights once both are given; the lower one need not be given where it follows (spec 3 §5.3). */
export const hasHeights = (run: Run, end: EndsAt): boolean =>
  run.top !== null && (run.bottom !== null || fixedEndHeight(end) !== null)

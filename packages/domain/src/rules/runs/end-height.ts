import type { Inches } from '../../base/units.ts'
import type { Layout, Project, Run } from '../../model/layout/layout.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import { productRules } from '../../model/products/product-rules.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { RunFigures } from './run-figures.ts'

export type EndsAt = {
  readonly kind: RunFigures['kind']
  readonly top: Inches
  readonly last: Pick<PlacedPart, 'item'> | undefined
  readonly product: Project['product']
  /** The ground it goes out to; null where it goes out nowhere, or nothing is known of the ground. */
  readonly ground?: Inches | null | undefined
}

/** Where a run has to end; null where the person says so (spec 3 §5.3). */
export function fixedEndHeight({ kind, top, last, product, ground }: EndsAt): Inches | null {
  if (kind === 'platforms') return top
  return endsWithStarterRamp({ kind, last, product }) ? (ground ?? 0) : null
}

/** Where a run ends while nobody says so: where it has to, or on the ground it goes out to. */
export const endHeightOf = (end: EndsAt): Inches | null => fixedEndHeight(end) ?? end.ground ?? null

/** A commercial run of ramps that ends with a starter ramp ends on the ground. */
const endsWithStarterRamp = ({ kind, last, product }: Omit<EndsAt, 'top'>): boolean =>
  isCommercialRamps(kind, product) && last?.item.role === 'starter-ramp'

const isCommercialRamps = (kind: EndsAt['kind'], product: EndsAt['product']): boolean =>
  kind === 'ramps' && productRules(product).industry === 'commercial'

/** A commercial run of ramps that reaches the ground without a starter ramp (spec 3 §5.3). */
export const lacksStarterRamp = (end: Omit<EndsAt, 'top'>, bottom: Inches | null): boolean =>
  bottom !== null &&
  Math.abs(bottom - (end.ground ?? 0)) <= (end.ground == null ? 0 : ON_GROUND) &&
  isCommercialRamps(end.kind, end.product) &&
  !endsWithStarterRamp(end)

/** How a run ends, by its figures. */
export const endOf = (
  { kind, top, ground, parts }: RunFigures,
  { project }: Pick<Layout, 'project'>,
  { byId }: Pick<Placement, 'byId'>,
): EndsAt => ({
  kind,
  top,
  ground,
  last: byId.get(parts.findLast((id) => !byId.get(id)?.part.isLogicless) ?? ''),
  product: project.product,
})

/** A run may miss the ground it goes out to by this much (site 3, rule 11). */
export const ON_GROUND: Inches = 0.25

/** The ground under the side a part is left by, where something is known of the ground; null elsewhere, and at a structure. */
export function groundBefore(
  last: PlacedPart | undefined,
  { site, openings }: Pick<Layout, 'site' | 'openings'>,
): Inches | null {
  const ground = groundOf(site)
  const exit = openings.find(({ use, part }) => use === 'exit' && part === last?.part.id)
  return ground && last && exit && exit.leadsTo !== 'structure'
    ? ground.heightAt(last.sides[exit.side].middle)
    : null
}

/** A run in force has heights once both are given; the lower one need not be given where it follows (spec 3 §5.3). */
export const hasHeights = (run: Run, end: EndsAt): boolean =>
  run.top !== null && (run.bottom !== null || endHeightOf(end) !== null)

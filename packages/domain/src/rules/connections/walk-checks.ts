import type { IssueCode } from '../../model/layout/issue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { childRailsOf } from '../../model/layout/own-choices.ts'
import type { PartId } from '../../model/layout/part.ts'
import { productRules } from '../../model/products/product-rules.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { Joint } from './joint.ts'

export type WalkProblem = { readonly code: IssueCode; readonly parts: readonly PartId[] }

/** The checks of a run that the joints themselves show, repeated for parts no run holds yet (spec 3 §5.2, §5.5). */
export function walkProblems(
  joints: readonly Joint[],
  { byId }: Placement,
  { project }: Pick<Layout, 'project'>,
): readonly WalkProblem[] {
  if (productRules(project.product).industry !== 'commercial') return []
  const problems: WalkProblem[] = []
  const rampsAt = new Map<PartId, PartId[]>()
  for (const { kind, a, b } of joints) {
    const upper = byId.get(a.part)
    const lower = byId.get(b.part)
    if (!upper || !lower) continue
    const parts = [a.part, b.part]
    if (upper.item.role === 'starter-ramp' && lower.item.role !== 'landing-pad')
      problems.push({ code: 'connection.starter-not-last', parts })
    if (areRamps(upper, lower) && childRailsOf(upper.part, project) !== childRailsOf(lower.part, project))
      problems.push({ code: 'connection.child-rails', parts })
    if (kind === 'PFEXT_TO_RAMP') noteRamp(rampsAt, upper, lower)
  }
  for (const [ext, ramps] of rampsAt)
    if (ramps.length > 1) problems.push({ code: 'connection.ext-between-ramps', parts: [ext, ...ramps] })
  return problems
}

const areRamps = (a: PlacedPart, b: PlacedPart) => a.part.kind === 'ramp' && b.part.kind === 'ramp'

function noteRamp(rampsAt: Map<PartId, PartId[]>, upper: PlacedPart, lower: PlacedPart) {
  const [ext, ramp] = upper.part.kind === 'platform-ext' ? [upper, lower] : [lower, upper]
  rampsAt.set(ext.part.id, [...(rampsAt.get(ext.part.id) ?? []), ramp.part.id])
}

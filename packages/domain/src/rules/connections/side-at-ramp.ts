import { type Inches, isLess } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { POST_SIZE } from '../../model/catalogue/post-size.ts'
import { JOINT_TOLERANCE } from './meeting.ts'

/** No shorter overall side of a platform takes a ramp: 41.5 in, 36 in between two posts (spec 2 §5, spec 3 §5.5). */
const SHORTEST_SIDE_AT_RAMP: Inches = 36 + 2 * POST_SIZE

/** The shortest overall side of a platform that takes a ramp of this overall width, inches. */
export const shortestSideAtRamp = (rampWidth: Inches): Inches =>
  Math.max(SHORTEST_SIDE_AT_RAMP, shortestSideAtWalk(rampWidth))

/** The shortest overall side that takes a ramp or stair of this overall width: none that is wider than itself. */
export const shortestSideAtWalk = (width: Inches): Inches => width - JOINT_TOLERANCE

/**
 * What to know about a platform of this overall size before it is made (spec 2 §5): that no ramp of the line joins one of
 * its sides; null where ramps join all of them.
 */
export function platformSideWarning(
  overall: { readonly width: Inches; readonly length: Inches },
  { items }: Pick<Catalogue, 'items'>,
): string | null {
  const ramps = items.filter(({ role, isCustom }) => role === 'ramp' && !isCustom)
  const narrowest = Math.min(...ramps.flatMap(({ width }) => width ?? []))
  if (!Number.isFinite(narrowest)) return null
  if (!isLess(Math.min(overall.width, overall.length), shortestSideAtRamp(narrowest))) return null
  const side = Math.max(SHORTEST_SIDE_AT_RAMP, narrowest)
  return `Platform sides under ${side}" will not allow for connections to ramps.`
}

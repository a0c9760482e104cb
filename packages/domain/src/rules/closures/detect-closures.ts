import { distance } from '../../base/geometry/point.ts'
import { type Inches, inchesFromSpecPixels, isLess } from '../../base/units.ts'
import type { Closure } from './closure.ts'
import { jointGaps } from './joint-gaps.ts'
import { mergeRampPairs } from './merge-ramp-pairs.ts'
import { type ClosureContext, mergeTurnbacks } from './merge-turnbacks.ts'
import { sharedSideGaps } from './shared-side-gaps.ts'
import { sideJoints } from './side-joints.ts'

/** Closures whose origins lie this close stand in the same place (spec 3 §4.7). */
const SAME_PLACE: Inches = inchesFromSpecPixels(5)

/** Every closure the joints need, with turn-backs and pairs of ramps merged (spec 3 §4.7, domain 7.10). */
export function detectClosures(context: ClosureContext): Closure[] {
  const { joints, placement, product } = context
  const found: Closure[] = []
  for (const ofSide of sideJoints(joints, placement).values()) {
    const [only] = ofSide
    found.push(...(only && ofSide.length === 1 ? jointGaps(only, product) : sharedSideGaps(ofSide, product)))
  }
  return withoutDoubles(mergeRampPairs(mergeTurnbacks(found, context), context))
}

/**
 * Keeps the first of closures in one place (spec 3 §4.7), a place that may reach from one to the next; ids differ by
 * themselves (docs/decisions/011).
 */
function withoutDoubles(closures: readonly Closure[]): Closure[] {
  const firsts = closures.map((_, index) => index)
  for (const [index, one] of closures.entries())
    for (let before = 0; before < index; before++) {
      const [other, first, own] = [closures[before], firsts[before], firsts[index]]
      if (!other || first === own || !isLess(distance(one.origin, other.origin), SAME_PLACE)) continue
      const kept = Math.min(first ?? before, own ?? index)
      for (const [at, place] of firsts.entries()) if (place === first || place === own) firsts[at] = kept
    }
  return closures.filter((_, index) => firsts[index] === index)
}

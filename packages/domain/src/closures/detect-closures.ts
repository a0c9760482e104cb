import type { Joint, JointEnd } from '../connections/joint.ts'
import { gridIndexOf } from '../geometry/grid-index.ts'
import { distance, type Point } from '../geometry/point.ts'
import type { PlacedPart, PlacedSide, Placement } from '../placement/placed-part.ts'
import type { ProductLine } from '../products/product-line.ts'
import { type Inches, inchesFromSpecPixels, isLess } from '../units.ts'
import type { Closure } from './closure.ts'
import { closureRuleFor } from './closure-rules.ts'
import { gapGeometry } from './gap-geometry.ts'
import { mergeTurnbacks } from './merge-turnbacks.ts'

/** Closures whose origins lie this close stand in the same place (spec 3 §4.7). */
const SAME_PLACE: Inches = inchesFromSpecPixels(5)

/** Every closure the joints need, with turn-backs merged (spec 3 §4.7, domain 7.10). */
export function detectClosures(
  joints: readonly Joint[],
  placement: Placement,
  product: ProductLine,
): Closure[] {
  const found = joints.flatMap((joint) => closuresAt(joint, placement, product))
  return withoutDoubles(mergeTurnbacks(found, joints, placement))
}

function closuresAt(joint: Joint, placement: Placement, product: ProductLine): Closure[] {
  const ends = platformEnd(joint, placement)
  if (!ends) return []
  const { platform, platformSide, other, otherSide } = ends
  const rule = closureRuleFor({
    product,
    platform,
    other,
    position: joint.position,
    difference: joint.difference,
    platformSide: platformSide.length,
  })
  if (!rule || rule.gives === 'nothing') return []
  const { type, suffix } = rule.gives
  const isPlatformWider = platformSide.length >= otherSide.length
  const [wide, narrow] = isPlatformWider ? [platformSide, otherSide] : [otherSide, platformSide]
  return gapsBeside(wide, narrow, joint.position).map(({ line, letter }) => ({
    id: `${platform.part.id}-${platformSide.side}-${suffix}${letter}`,
    type,
    position: joint.position,
    ...gapGeometry(line),
    platform: platform.part.id,
    side: platformSide.side,
    others: [other.part.id],
    handrails: platform.item.handrails ?? 'NO_RAILS',
  }))
}

type Gap = { readonly line: readonly [Point, Point]; readonly letter: '' | 'a' | 'b' }

/** The uncovered stretches of the wider side: one beside a flush joint, two (a and b) beside a centred one. */
function gapsBeside(wide: PlacedSide, narrow: PlacedSide, position: Joint['position']): readonly Gap[] {
  const atLeft = [wide.left, narrow.right] as const
  const atRight = [narrow.left, wide.right] as const
  switch (position) {
    case 'LEFT':
      return [{ line: atRight, letter: '' }]
    case 'RIGHT':
      return [{ line: atLeft, letter: '' }]
    case 'CENTER':
      return [
        { line: atLeft, letter: 'a' },
        { line: atRight, letter: 'b' },
      ]
  }
}

/** The platform that owns the gap: the only one, or the one with the wider side. */
function platformEnd({ a, b, wider }: Joint, { byId }: Placement) {
  const first = byId.get(a.part)
  const second = byId.get(b.part)
  if (!first || !second) return null
  const isFirst = first.part.kind === 'platform' && (second.part.kind !== 'platform' || wider === 'a')
  const isSecond = second.part.kind === 'platform' && !isFirst
  if (!isFirst && !isSecond) return null
  const [platform, platformEndOf, other, otherEnd]: [PlacedPart, JointEnd, PlacedPart, JointEnd] = isFirst
    ? [first, a, second, b]
    : [second, b, first, a]
  return {
    platform,
    platformSide: platform.sides[platformEndOf.side],
    other,
    otherSide: other.sides[otherEnd.side],
  }
}

/** Keeps the first of closures with one id or in one place (spec 3 §4.7). */
function withoutDoubles(closures: readonly Closure[]): Closure[] {
  const reach = (one: Closure) => ({
    min: { x: one.origin.x - SAME_PLACE, y: one.origin.y - SAME_PLACE },
    max: { x: one.origin.x + SAME_PLACE, y: one.origin.y + SAME_PLACE },
  })
  const order = new Map(closures.map((one, index) => [one, index]))
  const index = gridIndexOf(closures, reach)
  const seen = new Set<string>()
  return closures.filter((one) => {
    const isDouble = index.some(
      reach(one),
      (other) =>
        (order.get(other) ?? 0) < (order.get(one) ?? 0) &&
        isLess(distance(one.origin, other.origin), SAME_PLACE),
    )
    if (isDouble || seen.has(one.id)) return false
    seen.add(one.id)
    return true
  })
}

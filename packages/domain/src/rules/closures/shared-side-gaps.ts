import { distance, type Point } from '../../base/geometry/point.ts'
import { isLess } from '../../base/units.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import { CLOSURE_COMPONENTS, type Closure, type ClosureType } from './closure.ts'
import { closureFor, NARROWEST_OPENING } from './closure-rules.ts'
import { gapGeometry } from './gap-geometry.ts'
import { closureJointOf, type SideJoint } from './side-joints.ts'

/** A stretch of a shared side that nothing covers, with the joints on its left and right. */
type Gap = {
  readonly from: Point
  readonly to: Point
  readonly beside: readonly [SideJoint, ...SideJoint[]]
}

/**
 * Several joints on one long side: what is left open lies between neighbours, not between each joint and the far post.
 * The ids name the neighbours, so that no two gaps of a side share one (docs/decisions/011).
 */
export function sharedSideGaps(joints: readonly SideJoint[], product: ProductLine): Closure[] {
  return gapsBetween(joints).flatMap(({ from, to, beside }) => {
    const first = ranked(beside)
    const width = distance(from, to)
    const type = isLess(width, NARROWEST_OPENING) ? null : typeOf(first, beside, width, product)
    if (!type) return []
    const { platform, deck, position } = first
    const [one, ...more] = beside
    return [
      {
        id: `${platform.part}-${platform.side}-S-${beside.map(({ other }) => other.part).join('-')}`,
        type,
        position,
        ...gapGeometry([from, to]),
        joints: [closureJointOf(one), ...more.map(closureJointOf)],
        platform: platform.part,
        side: platform.side,
        others: beside.map(({ other }) => other.part),
        handrails: deck.item.handrails ?? 'NO_RAILS',
        orientation: isRampPair(beside) ? 'TURNBACK' : null,
      },
    ]
  })
}

/** From post to post; a joined part stands face to face with the side, so its right lies to the side's left. */
function gapsBetween(joints: readonly SideJoint[]): readonly Gap[] {
  const along = ({ deckSide, otherSide }: SideJoint) => distance(deckSide.left, otherSide.middle)
  const inOrder = [...joints].sort((a, b) => along(a) - along(b))
  const before = inOrder
    .slice(0, 1)
    .map((right): Gap => ({ from: right.deckSide.left, to: right.otherSide.right, beside: [right] }))
  const after = inOrder.map((left, index): Gap => {
    const right = inOrder[index + 1]
    return right
      ? { from: left.otherSide.left, to: right.otherSide.right, beside: [left, right] }
      : { from: left.otherSide.left, to: left.deckSide.right, beside: [left] }
  })
  return [...before, ...after]
}

const rank = ({ other }: SideJoint) => CLOSURE_COMPONENTS.indexOf(other.component)

/** The neighbour whose railing decides what the gap takes: a ramp before a stair before a deck. */
const ranked = (beside: Gap['beside']): SideJoint =>
  beside.reduce((first, one) => (rank(one) < rank(first) ? one : first))

const isRampPair = (beside: readonly SideJoint[]) =>
  beside.length === 2 && beside.every(({ other }) => other.component === 'RAMP')

function typeOf(
  { deck, other, platform }: SideJoint,
  beside: readonly SideJoint[],
  difference: number,
  product: ProductLine,
): ClosureType | null {
  const gives = closureFor({
    product,
    platform: deck,
    component: other.component,
    position: 'LEFT',
    difference,
    platformSide: platform.length,
  })
  if (!gives) return null
  return gives.type === 'PLATFORM_TO_RAMP' && isRampPair(beside) ? 'RAMP_TO_RAMP' : gives.type
}

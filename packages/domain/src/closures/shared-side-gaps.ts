import { distance, type Point } from '../geometry/point.ts'
import type { PlacedSide } from '../placement/placed-part.ts'
import type { ProductLine } from '../products/product-line.ts'
import { isLess } from '../units.ts'
import { CLOSURE_COMPONENTS, type Closure, type ClosureType } from './closure.ts'
import { closureFor, NARROWEST_OPENING } from './closure-rules.ts'
import { gapGeometry } from './gap-geometry.ts'
import { closureJointOf, type SideJoint } from './side-joints.ts'

/** A stretch of a shared side that nothing covers, with the joints on its left and right. */
type Gap = { readonly from: Point; readonly to: Point; readonly beside: readonly SideJoint[] }

/**
 * Several joints on one long side: what is left open lies between neighbours, not between each joint and the far post.
 * The ids name the neighbours, so that no two gaps of a side share one (docs/decisions/011).
 */
export function sharedSideGaps(joints: readonly SideJoint[], product: ProductLine): Closure[] {
  return gapsBetween(joints).flatMap(({ from, to, beside }) => {
    const line = [from, to] as const
    const first = ranked(beside)
    if (!first || isLess(distance(from, to), NARROWEST_OPENING)) return []
    const type = typeOf(first, beside, distance(from, to), product)
    if (!type) return []
    const { platform, deck } = first
    return [
      {
        id: `${platform.part}-${platform.side}-S-${beside.map(({ other }) => other.part).join('-')}`,
        type,
        position: first.position,
        ...gapGeometry(line),
        joints: beside.map(closureJointOf),
        platform: platform.part,
        side: platform.side,
        others: beside.map(({ other }) => other.part),
        handrails: deck.item.handrails ?? 'NO_RAILS',
        orientation: isRampPair(beside) ? 'TURNBACK' : null,
      },
    ]
  })
}

function gapsBetween(joints: readonly SideJoint[]): readonly Gap[] {
  const side = joints[0]?.deckSide
  if (!side) return []
  const along = ({ otherSide }: SideJoint) => distance(side.left, otherSide.middle)
  const inOrder = [...joints].sort((a, b) => along(a) - along(b))
  return [...inOrder, null].flatMap((right, index) => {
    const left = inOrder[index - 1] ?? null
    const beside = [left, right].filter((one) => one !== null)
    return beside.length > 0 ? [{ ...endsOf(left, right, side), beside }] : []
  })
}

/** A joined part stands face to face with the side, so its right lies to the side's left. */
const endsOf = (left: SideJoint | null, right: SideJoint | null, side: PlacedSide) => ({
  from: left ? left.otherSide.left : side.left,
  to: right ? right.otherSide.right : side.right,
})

const rank = ({ other }: SideJoint) => CLOSURE_COMPONENTS.indexOf(other.component)

/** The neighbour whose railing decides what the gap takes: a ramp before a stair before a deck. */
const ranked = (beside: readonly SideJoint[]): SideJoint | undefined =>
  [...beside].sort((a, b) => rank(a) - rank(b))[0]

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

import type { Position } from '../../model/layout/part.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { PlacedSide } from '../placement/placed-part.ts'
import type { Closure, Stretch } from './closure.ts'
import { closureFor } from './closure-rules.ts'
import { gapGeometry } from './gap-geometry.ts'
import { closureJointOf, type SideJoint } from './side-joints.ts'

/** The closures beside the only joint of a platform side (spec 3 §4.7). */
export function jointGaps(joint: SideJoint, product: ProductLine): Closure[] {
  const { deck, platform, other, position, difference, deckSide, otherSide } = joint
  const gives = closureFor({
    product,
    platform: deck,
    component: other.component,
    position,
    difference,
    platformSide: platform.length,
  })
  if (!gives) return []
  const isDeckWider = deckSide.length >= otherSide.length
  const [wide, narrow] = isDeckWider ? [deckSide, otherSide] : [otherSide, deckSide]
  return gapsBeside(wide, narrow, position).map(({ line, letter }) => {
    const { width, origin, angle, lines } = gapGeometry(line)
    return {
      id: `${platform.part}-${platform.side}-${gives.suffix}${letter}`,
      type: gives.type,
      width,
      origin,
      angle,
      lines,
      joints: [closureJointOf(joint)],
      platform: platform.part,
      side: platform.side,
      others: [other.part],
      position,
      handrails: deck.item.handrails ?? 'NO_RAILS',
      orientation: null,
    }
  })
}

type Gap = { readonly line: Stretch; readonly letter: '' | 'a' | 'b' }

/** The uncovered stretches of the wider side: one beside a flush joint, two (a and b) beside a centred one. */
function gapsBeside(wide: PlacedSide, narrow: PlacedSide, position: Position): readonly Gap[] {
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

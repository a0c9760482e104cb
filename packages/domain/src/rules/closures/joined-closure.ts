import { distance, type Point } from '../../base/geometry/point.ts'
import { type Inches, isLess, normalizeAngle } from '../../base/units.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { PlacedSide, Placement } from '../placement/placed-part.ts'
import type { Closure, ClosureType, RampOrientation } from './closure.ts'
import { joinedGeometry } from './gap-geometry.ts'

/** One closure in place of two single ones, under the first one's platform. */
export const joinedClosure = (
  a: Closure,
  b: Closure,
  { type, suffix, orientation }: { type: ClosureType; suffix: string; orientation: RampOrientation },
): Closure => ({
  ...a,
  ...joinedGeometry(a, b),
  id: `${a.platform}-${suffix}`,
  type,
  joints: [...a.joints, ...b.joints],
  others: [...a.others, ...b.others],
  orientation,
})

/** A gap beside a ramp at the side of a platform: what may be joined with another such gap. */
export const isRampSide = ({ type, position }: Closure) =>
  type === 'PLATFORM_TO_RAMP' && position !== 'CENTER'

const sideOf = ({ platform, side }: Closure, placement: Placement): PlacedSide =>
  placedOf(placement, platform).sides[side]

/** How the ramps of two gaps stand to each other, by the sides they leave from. */
export function orientationOf(a: Closure, b: Closure, placement: Placement): RampOrientation {
  switch (normalizeAngle(sideOf(a, placement).facing - sideOf(b, placement).facing)) {
    case 0:
      return 'TURNBACK'
    case 180:
      return 'STRAIGHT'
    default:
      return 'TURN'
  }
}

/** Whether the posts of two gaps stand in one place. */
export const postsMeet = (a: Closure, b: Closure, placement: Placement, reach: Inches): boolean =>
  isLess(distance(postEnd(a, placement), postEnd(b, placement)), reach)

/** The gap's end at the platform post; the other end is the ramp's rail. */
function postEnd(closure: Closure, placement: Placement): Point {
  const { left, right } = sideOf(closure, placement)
  return closure.position === 'LEFT' ? right : left
}

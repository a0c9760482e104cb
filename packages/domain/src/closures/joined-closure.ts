import { distance, type Point } from '../geometry/point.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { normalizeAngle } from '../units.ts'
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

/** A gap beside one ramp at the side of a platform: what may be joined with another such gap. */
export const isRampSide = ({ type, position, joints }: Closure) =>
  (type === 'PLATFORM_TO_RAMP' || type === 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE') &&
  position !== 'CENTER' &&
  joints.length === 1

/** The gap's end at the platform post; the other end is the ramp's rail. */
function postEnd(closure: Closure, { byId }: Placement): Point | null {
  const side = byId.get(closure.platform)?.sides[closure.side]
  if (!side) return null
  return closure.position === 'LEFT' ? side.right : side.left
}

/** How the ramps of two gaps stand to each other, by the sides they leave from. */
export function orientationOf(a: Closure, b: Closure, { byId }: Placement): RampOrientation {
  const facing = (closure: Closure, placed = byId.get(closure.platform)) => facingOf(closure, placed)
  switch (normalizeAngle(facing(a) - facing(b))) {
    case 0:
      return 'TURNBACK'
    case 180:
      return 'STRAIGHT'
    default:
      return 'TURN'
  }
}

const facingOf = ({ side }: Closure, placed: PlacedPart | undefined) => placed?.sides[side].facing ?? 0

/** Whether the posts of two gaps stand in one place. */
export function postsMeet(a: Closure, b: Closure, placement: Placement, reach: number): boolean {
  const [first, second] = [postEnd(a, placement), postEnd(b, placement)]
  return first !== null && second !== null && distance(first, second) < reach
}

import { isSystemPart, SIDES, type Side } from '../layout/part.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import type { JointKind } from './joint.ts'

/** What a part is when it comes to joining (spec 2 §3.2, connection). */
export type ConnectionType = 'platform' | 'pad' | 'ext' | 'ramp' | 'arr' | 'stair'

export function connectionTypeOf({ part, item }: PlacedPart): ConnectionType | null {
  if (!isSystemPart(part)) return null
  switch (part.kind) {
    case 'platform':
      return item.role === 'landing-pad' ? 'pad' : 'platform'
    case 'platform-ext':
      return 'ext'
    case 'ramp':
    case 'arr':
    case 'stair':
      return part.kind
  }
}

const ENDS: readonly Side[] = ['TOP', 'BOTTOM']

/** Sides that can carry a joint: every side of a platform, the ends of a ramp or stair. */
export const joinableSides = (placed: PlacedPart): readonly Side[] => {
  const type = connectionTypeOf(placed)
  if (type === null) return []
  return type === 'platform' || type === 'pad' || type === 'ext' ? SIDES : ENDS
}

/**
 * Kind of the joint when the first part is the upper one; null when the two ends may not meet (spec 2 §4, spec 3 §3).
 *  - a ramp may not meet a stair, and two ramps meet only bottom to top
 *  - a stair hangs on a platform with its top; its bottom may stand on one
 *  - a landing pad ends the system below a ramp
 */
export function jointKindOf(
  upper: { readonly type: ConnectionType; readonly side: Side },
  lower: { readonly type: ConnectionType; readonly side: Side },
): JointKind | null {
  const upperGoesDown = upper.side === 'BOTTOM'
  const lowerStartsHere = lower.side === 'TOP'
  switch (`${upper.type}>${lower.type}`) {
    case 'platform>platform':
      return 'PLATFORM_TO_PLATFORM'
    case 'platform>ramp':
      return lowerStartsHere ? 'PLATFORM_TO_RAMP' : null
    case 'ramp>platform':
      return upperGoesDown ? 'RAMP_TO_PLATFORM' : null
    case 'ramp>ramp':
      return upperGoesDown && lowerStartsHere ? 'RAMP_TO_RAMP' : null
    case 'ramp>pad':
      return upperGoesDown ? 'RAMP_TO_PAD' : null
    case 'platform>stair':
      return lowerStartsHere ? 'PLATFORM_TO_STAIR' : null
    case 'stair>platform':
      return upperGoesDown ? 'PLATFORM_TO_STAIR' : null
    case 'stair>stair':
      return upperGoesDown && lowerStartsHere ? 'NO_CONNECTION' : null
    case 'stair>pad':
    case 'platform>pad':
      return 'NO_CONNECTION'
    default:
      return null
  }
}

/** Kind of the joint two ends would make, whichever of them is the upper one; null when they may not meet. */
export function mayConnect(a: PlacedPart, aSide: Side, b: PlacedPart, bSide: Side): JointKind | null {
  const first = connectionTypeOf(a)
  const second = connectionTypeOf(b)
  if (first === null || second === null) return null
  if (a.part.kind === 'ramp' && b.part.kind === 'ramp' && a.usableWidth !== b.usableWidth) return null
  return (
    jointKindOf({ type: first, side: aSide }, { type: second, side: bSide }) ??
    jointKindOf({ type: second, side: bSide }, { type: first, side: aSide })
  )
}

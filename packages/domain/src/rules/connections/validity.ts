import { SIDES, type Side } from '../../model/layout/part.ts'
import { connectionDifferences } from '../../model/products/connection-differences.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import type { JointKind } from './joint.ts'
import { pairProblem } from './pair-rules.ts'

/** What a part is when it comes to joining (spec 2 §3.2, connection); null joins nothing. */
export type ConnectionType = 'platform' | 'pad' | 'ext' | 'ramp' | 'arr' | 'stair'

export function connectionTypeOf({ part, item, isSystem }: PlacedPart): ConnectionType | null {
  if (!isSystem) return null
  switch (part.kind) {
    case 'platform':
      return item.role === 'landing-pad' ? 'pad' : 'platform'
    case 'platform-ext':
      return 'ext'
    case 'ramp':
    case 'arr':
    case 'stair':
      return part.kind
    default:
      return null
  }
}

const ENDS: readonly Side[] = ['TOP', 'BOTTOM']

/** Sides that can carry a joint: every side of a platform, the ends of a ramp, stair or 45-degree piece. */
export const joinableSides = (placed: PlacedPart): readonly Side[] => {
  const type = connectionTypeOf(placed)
  if (type === null) return []
  return type === 'platform' || type === 'pad' || type === 'ext' ? SIDES : ENDS
}

/**
 * Kinds of joints by their upper and lower part (spec 2 §3.8); pairs that are not listed may not meet (spec 2 §4).
 * A 45-degree piece is a piece of ramp; an extension is named where the specification names it; a landing pad is
 * always the lower part, because it ends the system.
 */
const KINDS: Readonly<Record<ConnectionType, Readonly<Partial<Record<ConnectionType, JointKind>>>>> = {
  platform: {
    platform: 'PLATFORM_TO_PLATFORM',
    ext: 'PLATFORM_TO_PFEXT',
    ramp: 'PLATFORM_TO_RAMP',
    arr: 'PLATFORM_TO_RAMP',
    stair: 'PLATFORM_TO_STAIR',
    pad: 'NO_CONNECTION',
  },
  ext: {
    platform: 'PLATFORM_TO_PFEXT',
    ext: 'PLATFORM_TO_PFEXT',
    ramp: 'PFEXT_TO_RAMP',
    arr: 'PFEXT_TO_RAMP',
    stair: 'PFEXT_TO_STAIR',
    pad: 'NO_CONNECTION',
  },
  ramp: {
    platform: 'RAMP_TO_PLATFORM',
    ext: 'PFEXT_TO_RAMP',
    ramp: 'RAMP_TO_RAMP',
    arr: 'RAMP_TO_RAMP',
    pad: 'RAMP_TO_PAD',
  },
  arr: {
    platform: 'RAMP_TO_PLATFORM',
    ext: 'PFEXT_TO_RAMP',
    ramp: 'RAMP_TO_RAMP',
    pad: 'RAMP_TO_PAD',
  },
  stair: {
    platform: 'PLATFORM_TO_STAIR',
    ext: 'PFEXT_TO_STAIR',
    stair: 'NO_CONNECTION',
    pad: 'NO_CONNECTION',
  },
  pad: {},
}

/** One end of a joint in the making. */
export type EndToJoin = { readonly placed: PlacedPart; readonly side: Side }

/** Kind of the joint when the first part is the upper one; null when the two ends may not meet (spec 2 §4). */
export function jointKindOf(upper: EndToJoin, lower: EndToJoin): JointKind | null {
  const above = connectionTypeOf(upper.placed)
  const below = connectionTypeOf(lower.placed)
  if (above === null || below === null) return null
  if (isArrAtPlatform(above, below) && !joinsArrToPlatform(upper.placed)) return null
  if (isSloped(above) && upper.side !== 'BOTTOM') return null
  if (isSloped(below) && lower.side !== 'TOP') return null
  return KINDS[above][below] ?? null
}

const isSloped = (type: ConnectionType) => type === 'ramp' || type === 'stair'
const isPlatformOrPad = (type: ConnectionType) => type === 'platform' || type === 'pad'
const isArrAtPlatform = (a: ConnectionType, b: ConnectionType) =>
  (a === 'arr' && isPlatformOrPad(b)) || (b === 'arr' && isPlatformOrPad(a))
const joinsArrToPlatform = ({ item }: PlacedPart) =>
  connectionDifferences(item.productLine).joinsArrToPlatform

/** Kind of the joint two ends would make, whichever of them is the upper one; null when they may not meet. */
export function mayConnect(a: PlacedPart, aSide: Side, b: PlacedPart, bSide: Side): JointKind | null {
  const [first, second] = [
    { placed: a, side: aSide },
    { placed: b, side: bSide },
  ]
  return kindUnlessRefused(first, second) ?? kindUnlessRefused(second, first)
}

const kindUnlessRefused = (upper: EndToJoin, lower: EndToJoin): JointKind | null =>
  pairProblem(upper.placed, lower.placed) === null ? jointKindOf(upper, lower) : null

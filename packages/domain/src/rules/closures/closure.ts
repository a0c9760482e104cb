import type { Point } from '../../base/geometry/point.ts'
import type { Degrees, Inches } from '../../base/units.ts'
import type { PartId, Position, Side } from '../../model/layout/part.ts'
import type { Handrails } from '../../model/products/product-line.ts'

/** Types of spec 3 §3, plus the turn-back, tee and ramp-platform kinds of §4.7. */
export const CLOSURE_TYPES = [
  'PLATFORM_TO_RAMP',
  'PLATFORM_TO_STAIR',
  'PLATFORM_TO_PLATFORM',
  'PLATFORM_TO_PLATFORM_EXT',
  'RAMP_TO_RAMP',
  'TURNBACK',
  'TEE',
  'RAMP_PLATFORM',
  'PLATFORM_TO_RAMP_CUSTOM_CLOSURE',
] as const
export type ClosureType = (typeof CLOSURE_TYPES)[number]

export const CLOSURE_COMPONENTS = ['RAMP', 'STAIR', 'PLATFORM', 'PLATFORM_EXT'] as const
export type ClosureComponent = (typeof CLOSURE_COMPONENTS)[number]

/** How the two ramps of a closure stand to each other (spec 3 §3, rampRelativeOrientation). */
export const RAMP_ORIENTATIONS = ['TURNBACK', 'TURN', 'STRAIGHT'] as const
export type RampOrientation = (typeof RAMP_ORIENTATIONS)[number]

export type Stretch = readonly [Point, Point]

/** One end of a joint beside a closure. */
export type ClosureEnd = {
  readonly part: PartId
  readonly side: Side
  readonly component: ClosureComponent
  /** Overall length of the side. */
  readonly length: Inches
  readonly usableLength: Inches
}

/** A joint a closure lies beside: the platform that owns the gap, and what joins it there. */
export type ClosureJoint = {
  readonly platform: ClosureEnd
  readonly other: ClosureEnd
  readonly position: Position
}

/** A gap in the railing that a closure must fill. */
export type Closure = {
  /** Derived and stable: platform id plus suffix, e.g. `A-TOP-S` (spec 3 §3). */
  readonly id: string
  readonly type: ClosureType
  /** What the closure fills, overall sizes: the gap from rail to post, or from rail to rail. */
  readonly width: Inches
  /** Middle of the gap. */
  readonly origin: Point
  /** Direction of the gap line, clockwise from "right". */
  readonly angle: Degrees
  /** The stretches it stands on, one beside each of its joints, for drawing and picking. */
  readonly lines: readonly Stretch[]
  /** One joint, or two where it spans two ramps. */
  readonly joints: readonly [ClosureJoint, ...ClosureJoint[]]
  readonly platform: PartId
  readonly side: Side
  /** The ramps, stairs or platforms whose ends the gap lies beside. */
  readonly others: readonly PartId[]
  readonly position: Position
  readonly handrails: Handrails
  /** How its two ramps stand to each other; null where it lies beside one joint. */
  readonly orientation: RampOrientation | null
}

export type ChosenClosure = Closure & {
  readonly isActive: boolean
  /** Custom closures cannot be selected or switched (spec 3 §3). */
  readonly isSwitchable: boolean
}

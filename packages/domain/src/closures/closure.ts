import type { Point } from '../geometry/point.ts'
import type { PartId, Position, Side } from '../layout/part.ts'
import type { Handrails } from '../products/product-line.ts'
import type { Degrees, Inches } from '../units.ts'

/** Types of spec 3 §3, plus the turn-back kinds of §4.7. */
export const CLOSURE_TYPES = [
  'PLATFORM_TO_RAMP',
  'PLATFORM_TO_STAIR',
  'PLATFORM_TO_PLATFORM',
  'PLATFORM_TO_PLATFORM_EXT',
  'RAMP_TO_RAMP',
  'TURNBACK',
  'PLATFORM_TO_RAMP_CUSTOM_CLOSURE',
] as const
export type ClosureType = (typeof CLOSURE_TYPES)[number]

/** A gap in the railing that a closure must fill. */
export type Closure = {
  /** Derived and stable: platform id plus suffix, e.g. `A-TOP-S` (spec 3 §3). */
  readonly id: string
  readonly type: ClosureType
  /** Gap between rail and post, overall sizes. */
  readonly width: Inches
  /** Middle of the gap. */
  readonly origin: Point
  /** Direction of the gap line, clockwise from "right". */
  readonly angle: Degrees
  /** End points of the gap line, for drawing and picking. */
  readonly line: readonly [Point, Point]
  readonly platform: PartId
  readonly side: Side
  /** The ramps, stairs or platforms whose ends the gap lies beside. */
  readonly others: readonly PartId[]
  readonly position: Position
  readonly handrails: Handrails
}

export type ChosenClosure = Closure & {
  readonly isActive: boolean
  /** Custom closures cannot be selected or switched (spec 3 §3). */
  readonly isSwitchable: boolean
}

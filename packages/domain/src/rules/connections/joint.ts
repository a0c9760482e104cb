import type { Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { LeadsTo, Opening } from '../../model/layout/layout.ts'
import type { PartId, Position, Side } from '../../model/layout/part.ts'

export const JOINT_KINDS = [
  'STRUCTURE_TO_RAMP',
  'STRUCTURE_TO_PLATFORM',
  'RAMP_TO_RAMP',
  'RAMP_TO_PLATFORM',
  'PLATFORM_TO_RAMP',
  'PLATFORM_TO_PLATFORM',
  'RAMP_TO_PAD',
  'RAMP_TO_GROUND',
  'PLATFORM_TO_GROUND',
  'PAD_TO_GROUND',
  'PLATFORM_TO_STAIR',
  'PLATFORM_TO_PFEXT',
  'PFEXT_TO_RAMP',
  'PFEXT_TO_STAIR',
  'NO_CONNECTION',
] as const
/** Kinds of spec 2 §3.8; the upper part is named first. */
export type JointKind = (typeof JOINT_KINDS)[number]

export type JointEnd = { readonly part: PartId; readonly side: Side }

/** Two system parts joined side to side. `a` is the upper part. */
export type Joint = {
  readonly kind: JointKind
  readonly a: JointEnd
  readonly b: JointEnd
  /** Where the narrower side sits on the wider, seen from the wider part looking outward. */
  readonly position: Position
  /** The end whose side is wider; `a` when both are equal. */
  readonly wider: 'a' | 'b'
  /** Difference of the two overall side lengths. */
  readonly difference: Inches
  /** Middle of the narrower side. */
  readonly at: Point
}

/** An entrance or exit: a system part joined to the structure or to the ground. */
export type OpeningJoint = {
  readonly kind: JointKind
  readonly use: Opening['use']
  /** What a person said it leads to. */
  readonly leadsTo?: LeadsTo | undefined
  readonly end: JointEnd
  readonly at: Point
  /** The drawn transition part that lies against this side, if any. */
  readonly transition: PartId | null
}

/** A place that can carry a joint, an entrance or an exit: the dot a person clicks in the Connection step. */
export type ConnectionPoint = {
  readonly end: JointEnd
  readonly at: Point
  readonly state: 'joined' | 'entrance' | 'exit' | 'empty'
}

/** What one side of a part carries; two ramps on one long side are two uses of it. */
export type SideUse = {
  readonly side: Side
  readonly kind: JointKind
  readonly state: 'joined' | 'entrance' | 'exit'
  /** The joint that lies here; null at an entrance or exit. Joints of one side share it: see `jointsAt`. */
  readonly joint: Joint | null
}

/** Uses of every part that has any. */
export type SideUses = ReadonlyMap<PartId, readonly SideUse[]>

export type Connections = {
  readonly uses: SideUses
  readonly joints: readonly Joint[]
  readonly openings: readonly OpeningJoint[]
  /** Every joinable side of every part; worked out when asked for. */
  readonly points: readonly ConnectionPoint[]
  /** Drawn transitions and the side they lie against; null when they touch nothing. */
  readonly transitions: ReadonlyMap<PartId, JointEnd | null>
}

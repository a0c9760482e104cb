import type { Point } from '../../base/geometry/point.ts'
import { type Inches, inchesFromSpecPixels, isAtMost, isLess, normalizeAngle } from '../../base/units.ts'
import type { Position } from '../../model/layout/part.ts'
import type { PlacedSide } from '../placement/placed-part.ts'

/** A shared edge may be this far off (domain 7.10, connection geometry: 2 px). */
export const JOINT_TOLERANCE: Inches = inchesFromSpecPixels(2)

/** How two sides meet: flush at one of the three positions, or touching out of alignment. */
export type Meeting = {
  readonly wider: 'a' | 'b'
  readonly difference: Inches
  /** null: the sides touch but are not in proper alignment. */
  readonly position: Position | null
}

/** Whether and how two sides meet: opposite normals, on one line, sharing a stretch of edge. */
export function meetingOf(a: PlacedSide, b: PlacedSide): Meeting | null {
  if (normalizeAngle(a.facing - b.facing) !== 180) return null
  if (!isAtMost(Math.abs(across(a, b.middle)), JOINT_TOLERANCE)) return null
  const wider = b.length > a.length + JOINT_TOLERANCE / 2 ? 'b' : 'a'
  const offset = wider === 'a' ? along(a, b.middle) : along(b, a.middle)
  if (!isLess(Math.abs(offset), (a.length + b.length) / 2 - JOINT_TOLERANCE)) return null
  const difference = Math.abs(a.length - b.length)
  return { wider, difference, position: positionOf(offset, difference / 2) }
}

/** How far a point lies off the line of a side, outwards. */
const across = ({ middle, normal }: PlacedSide, at: Point): Inches =>
  (at.x - middle.x) * normal.x + (at.y - middle.y) * normal.y

/** How far a point lies along a side, from its middle to the right. */
const along = ({ middle, right, length }: PlacedSide, at: Point): Inches =>
  ((at.x - middle.x) * (right.x - middle.x) + (at.y - middle.y) * (right.y - middle.y)) / (length / 2)

function positionOf(offset: Inches, slack: Inches): Position | null {
  const near = (place: Inches) => isAtMost(Math.abs(offset - place), JOINT_TOLERANCE)
  if (near(0) && (isAtMost(slack, JOINT_TOLERANCE) || isAtMost(Math.abs(offset), slack / 2))) return 'CENTER'
  if (near(slack)) return 'RIGHT'
  if (near(-slack)) return 'LEFT'
  return null
}

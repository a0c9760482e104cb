import type { Point } from '../geometry/point.ts'
import type { PartId } from '../layout/part.ts'
import type { Inches } from '../units.ts'

/** A place where a leg may stand. */
export type LegPosition = {
  readonly id: string
  readonly part: PartId
  readonly at: Point
  /** Surface height there, above the datum. */
  readonly deck: Inches
  /** Surface height over the ground there. */
  readonly height: Inches
  readonly under: 'platform' | 'ramp-joint' | 'ramp-support'
}

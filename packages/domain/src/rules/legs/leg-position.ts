import type { Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { PartId } from '../../model/layout/part.ts'

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

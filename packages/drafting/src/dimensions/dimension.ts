import type { Inches, Point } from '@ramp/domain'

/** A dimension: what is measured, the way its line is moved aside, and the measure in inches that its text must say. */
export type ViewDimension = {
  readonly from: Point
  readonly to: Point
  /** From the measured line to the dimension line; positive to the left of the way from `from` to `to`. */
  readonly offset: Inches
  readonly measure: Inches
}

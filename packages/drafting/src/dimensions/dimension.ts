import type { Inches, Point } from '@ramp/domain'

/** A dimension: what is measured, the way its line is moved aside, and the measure in inches that its text must say. */
export type ViewDimension = {
  readonly from: Point
  readonly to: Point
  /** From the measured line to the dimension line; positive to the left of the way from `from` to `to`. */
  readonly offset: Inches
  /** How far things of the view reach beyond the measured edge on that side, such as a plate or a loop: lines keep outside of them. */
  readonly reach?: Inches | undefined
  readonly measure: Inches
}

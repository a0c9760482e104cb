import type { Inches, Point } from '@ramp/domain'
import type { Segment } from '../labels/frames.ts'
import { type LengthKind, lengthText } from '../lengths/length-text.ts'
import type { Frame } from '../sheets/paper.ts'

/** A dimension of a view: what is measured, the way its line is moved aside, and the measure in inches that its text must say. */
export type ViewDimension = {
  readonly from: Point
  readonly to: Point
  /** From the measured line to the dimension line; positive to the left of the way from `from` to `to`. */
  readonly offset: Inches
  /** How far things of the view reach beyond the measured edge on that side, such as a plate or a loop: lines keep outside of them. */
  readonly reach?: Inches | undefined
  readonly measure: Inches
  /** How the measure is written; a length of the plan where nothing is said. */
  readonly kind?: LengthKind
}

export const dimensionText = ({ measure, kind = 'plan-dimension' }: ViewDimension): string =>
  lengthText(measure, kind)

/**
 * A dimension in the unit of its sheet, points or inches: `away` is the way from what is measured to its line, to the left of
 * the way from `from` to `to`.
 */
export type LetteredDimension = {
  readonly from: Point
  readonly to: Point
  readonly away: number
  readonly words: string
  readonly weight?: 'regular' | 'bold'
}

/** The lines of a dimension. */
export type DimensionLines = {
  readonly line: Segment
  readonly witnesses: readonly [Segment, Segment]
  readonly ticks: readonly [Segment, Segment]
}

/** Where the words of a dimension stand. */
export type DimensionWords = {
  /** The middle of the letters, with what hangs below them. */
  readonly at: Point
  /** The way they run: from left to right, or upward. */
  readonly along: Point
  /** The upright box around them. */
  readonly frame: Frame
  /** From the line to words that stand away from it. */
  readonly leader: Segment | null
}

/** A dimension with everything at its place, to be drawn on paper or into a file. */
export type PlacedDimension<One extends LetteredDimension = LetteredDimension> = DimensionLines & {
  readonly dimension: One
  readonly words: DimensionWords
}

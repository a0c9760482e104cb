import type { Box, Inches, Point } from '@ramp/domain'
import { pointsPerInch } from '../sheets/paper.ts'

/** A view at its scale on a sheet. */
export type PlacedView = {
  readonly ratio: number
  /** From a place of the view, in inches of the thing, to the sheet, in points. */
  readonly toPaper: (place: Point) => Point
  readonly onPaper: (length: Inches) => number
}

/** Puts the upper left corner of a box of a view at a place of the sheet. */
export function placeView({ min }: Box, ratio: number, corner: Point): PlacedView {
  const scale = pointsPerInch(ratio)
  return {
    ratio,
    toPaper: ({ x, y }) => ({ x: corner.x + (x - min.x) * scale, y: corner.y + (y - min.y) * scale }),
    onPaper: (length) => length * scale,
  }
}

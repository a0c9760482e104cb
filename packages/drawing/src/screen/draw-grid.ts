import { INCHES_PER_FOOT, type Inches } from '@ramp/domain'
import type { Marks } from '../marks/mark.ts'
import { PALETTE } from '../marks/palette.ts'
import { boxData, hairline, path } from '../marks/shapes.ts'
import { SPEC_PIXELS_PER_INCH } from '../marks/view.ts'

/** The grid becomes finer above this zoom (spec 1 §5: 20 px, or 10 px above 1.1). */
const FINE_ABOVE = 1.1
const MAJOR_EVERY = 5

/** Spacing of the grid at a scale, inches. */
export const gridStep = (scale: number): Inches =>
  scale / SPEC_PIXELS_PER_INCH > FINE_ABOVE ? INCHES_PER_FOOT / 2 : INCHES_PER_FOOT

/** The sheet with its grid: a line every foot, a stronger one every five. */
export function drawGrid(canvas: { readonly width: Inches; readonly height: Inches }, scale: number): Marks {
  const step = gridStep(scale)
  const minor: string[] = []
  const major: string[] = []
  const pick = (at: Inches) => (at % (INCHES_PER_FOOT * MAJOR_EVERY) === 0 ? major : minor)
  for (let x = step; x < canvas.width; x += step) pick(x).push(`M${x} 0V${canvas.height}`)
  for (let y = step; y < canvas.height; y += step) pick(y).push(`M0 ${y}H${canvas.width}`)
  const sheet = boxData(0, 0, canvas.width, canvas.height)
  return [
    path(sheet, { fill: PALETTE.surface }),
    path(minor.join(''), { stroke: hairline(PALETTE.gridMinor) }),
    path(major.join(''), { stroke: hairline(PALETTE.gridMajor) }),
    path(sheet, { stroke: hairline('#cfd6e0') }),
  ]
}

import { INCHES_PER_FOOT, type Inches } from '@ramp/domain'
import { boxData, hairline, type Marks, PALETTE, path } from '@ramp/drafting'

const MAJOR_EVERY = 5

/** The sheet with its grid: a line at every step, a stronger one every five feet. */
export function drawGrid(canvas: { readonly width: Inches; readonly height: Inches }, step: Inches): Marks {
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
    path(sheet, { stroke: hairline(PALETTE.edge) }),
  ]
}

import { INCHES_PER_FOOT, type Inches } from '@ramp/domain'
import { boxData, hairline, type Marks, PALETTE, path } from '@ramp/drafting'

const MAJOR_EVERY = 5

/** A sheet in inches, and where its corner is while it shows more than the canvas. */
type Sheet = {
  readonly left?: Inches
  readonly top?: Inches
  readonly width: Inches
  readonly height: Inches
}

/** The sheet with its grid: a line at every step, a stronger one every five feet. */
export function drawGrid({ left = 0, top = 0, width, height }: Sheet, step: Inches): Marks {
  const [right, bottom] = [left + width, top + height]
  const minor: string[] = []
  const major: string[] = []
  const pick = (at: Inches) => (at % (INCHES_PER_FOOT * MAJOR_EVERY) === 0 ? major : minor)
  for (const x of between(left, right, step)) pick(x).push(`M${x} ${top}V${bottom}`)
  for (const y of between(top, bottom, step)) pick(y).push(`M${left} ${y}H${right}`)
  const sheet = boxData(left, top, width, height)
  return [
    path(sheet, { fill: PALETTE.surface }),
    path(minor.join(''), { stroke: hairline(PALETTE.gridMinor) }),
    path(major.join(''), { stroke: hairline(PALETTE.gridMajor) }),
    path(sheet, { stroke: hairline(PALETTE.edge) }),
  ]
}

/** The multiples of a step within two edges. */
function between(from: Inches, to: Inches, step: Inches): readonly Inches[] {
  const first = (Math.floor(from / step) + 1) * step
  return Array.from(
    { length: Math.max(0, Math.ceil((to - first) / step)) },
    (_, index) => first + index * step,
  )
}

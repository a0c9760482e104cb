import { type Box, INCHES_PER_FOOT } from '@ramp/domain'
import { fitBox, type Marks, svgDocument } from '@ramp/drafting'
import { drawDimensions, drawGrid, drawLayout, drawLegs, footprint } from '@ramp/drawing'
import { switchbackJob } from '../../lib/pictures/built-systems.ts'

const SIZE = { width: 640, height: 780 } as const
/** Room for dimensions, badges and a little of the sheet, inches. */
const AROUND = 44
/** Major lines of the grid are five feet apart, inches. */
const SHEET_STEP = 60

/** A built switchback as SVG, drawn by the product from what a dealer decides: nothing in it is painted by hand. */
export const jobPicture: string = paint()

/** Grid under the whole picture, its lines where those of the canvas are. */
function sheetAround({ min, max }: Box): Marks {
  const foot = (value: number) => Math.floor(value / SHEET_STEP) * SHEET_STEP
  const [x, y] = [foot(min.x) - SHEET_STEP, foot(min.y) - SHEET_STEP]
  const size = { width: max.x - x + 2 * SHEET_STEP, height: max.y - y + 2 * SHEET_STEP }
  return [{ kind: 'group', matrix: [1, 0, 0, 1, x, y], children: drawGrid(size, INCHES_PER_FOOT) }]
}

function paint(): string {
  const analysis = switchbackJob()
  const { layout, placement, legs } = analysis
  const { width, height } = layout.project.canvas
  const box = footprint(placement.parts) ?? { min: { x: 0, y: 0 }, max: { x: width, y: height } }
  const around = {
    min: { x: box.min.x - AROUND, y: box.min.y - AROUND },
    max: { x: box.max.x + AROUND, y: box.max.y + AROUND },
  }
  const view = fitBox(around, { left: 0, top: 0, ...SIZE })
  const marks = [
    ...sheetAround(around),
    ...drawLayout(analysis),
    ...drawLegs(legs),
    ...drawDimensions(placement),
  ]
  return svgDocument(marks, view, SIZE.width, SIZE.height)
}

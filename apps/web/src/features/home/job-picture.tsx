import type { Box } from '@ramp/domain'
import { drawDimensions, drawGrid, drawLayout, drawLegs, fitBox, footprint, type Marks } from '@ramp/drawing'
import { useState } from 'react'
import { MarksPicture } from '../../ui/figures/marks-picture.tsx'
import classes from './home-page.module.css'
import { switchbackJob } from './switchback-job.ts'

const SIZE = { width: 640, height: 780 } as const
/** Room for dimensions, badges and a little of the sheet, inches. */
const AROUND = 44
/** Major lines of the grid are five feet apart, inches. */
const SHEET_STEP = 60

/** A built switchback, drawn by the product from what a dealer decides: nothing in it is painted by hand. */
export function JobPicture() {
  const [picture] = useState(draw)
  return (
    <figure className={classes.figure}>
      <div className={classes.picture}>
        <MarksPicture
          {...picture}
          {...SIZE}
          label="Plan of a switchback ramp: down from the door over five ramps and a double landing to the ground."
        />
      </div>
      <figcaption className={classes.caption}>
        A built job: <b>31″</b> of rise at <b>1 : 12</b>, <b>41</b> linear feet, drawn and worked out by
        Rampwright.
      </figcaption>
    </figure>
  )
}

/** Grid under the whole picture, its lines where those of the canvas are. */
const sheetAround = ({ min, max }: Box, scale: number): Marks => {
  const foot = (value: number) => Math.floor(value / SHEET_STEP) * SHEET_STEP
  const [x, y] = [foot(min.x) - SHEET_STEP, foot(min.y) - SHEET_STEP]
  const size = { width: max.x - x + 2 * SHEET_STEP, height: max.y - y + 2 * SHEET_STEP }
  return [{ kind: 'group', matrix: [1, 0, 0, 1, x, y], children: drawGrid(size, scale) }]
}

function draw() {
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
    ...sheetAround(around, view.scale),
    ...drawLayout(analysis),
    ...drawLegs(legs),
    ...drawDimensions(placement),
  ]
  return { marks, view }
}

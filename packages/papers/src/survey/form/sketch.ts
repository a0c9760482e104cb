import { across, artifact, down, type Frame, INK, type Marks, type Row, stacked } from '@ramp/drafting'
import { said, section, ticks } from './form-rows.ts'

/** 1/8 in. */
const SQUARE = 9
const HEAVY = 5

/** A grid to sketch house, yard and ramp on, so many squares high, with what one square is. */
export const sketchSection = (width: number, squares: number): Row =>
  section('Sketch of house and yard', [
    ticks('One square is', [{ label: '1 ft' }, { label: '2 ft' }, { label: '____ ft' }], width),
    said('1/8" squares, printed at 100%. Show north.'),
    stacked([grid(width, squares)]),
  ])

function grid(width: number, squares: number): Row {
  const columns = Math.floor(width / SQUARE)
  return {
    height: squares * SQUARE + 6,
    draw: (left, top) =>
      artifact(gridMarks({ left, top, width: columns * SQUARE, height: squares * SQUARE })),
  }
}

const penAt = (at: number) =>
  at % HEAVY === 0 ? { width: 0.6, color: INK.rule } : { width: 0.35, color: INK.hairline }

const gridMarks = ({ left, top, width, height }: Frame): Marks => [
  ...Array.from({ length: height / SQUARE + 1 }, (_, at) =>
    across(left, left + width, top + at * SQUARE, penAt(at)),
  ),
  ...Array.from({ length: width / SQUARE + 1 }, (_, at) =>
    down(left + at * SQUARE, top, top + height, penAt(at)),
  ),
]

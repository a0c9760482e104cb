import { expect, test } from 'vitest'
import { hatchMarks } from './hatch.ts'

const square = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 30 },
  { x: 0, y: 30 },
]
/** A square with a notch from above. */
const notched = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 20 },
  { x: 20, y: 20 },
  { x: 20, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 30 },
  { x: 0, y: 30 },
]
const pen = { color: '#000000', width: 1 }
const strokes = (outline: typeof square, gap: number) =>
  hatchMarks(outline, gap, pen).flatMap((mark) => (mark.kind === 'path' ? mark.d.split('M').slice(1) : []))

test.each`
  what                                 | outline    | gap   | count
  ${'a square of 30 by 30'}            | ${square}  | ${20} | ${2}
  ${'a wide gap leaves nothing'}       | ${square}  | ${90} | ${0}
  ${'a notch cuts its strokes in two'} | ${notched} | ${20} | ${3}
`('$what, hatched every $gap: $count strokes', ({ outline, gap, count }) => {
  expect(strokes(outline, gap)).toHaveLength(count)
})

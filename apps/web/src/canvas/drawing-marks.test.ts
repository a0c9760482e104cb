import { addDrawings, newDrawing, newLayout } from '@ramp/domain'
import { NO_GESTURE } from '@ramp/editor'
import { expect, test } from 'vitest'
import { drawingSelectionMarks, movingDrawings } from './drawing-marks.ts'

const at = { x: 100, y: 100 }
const rectangle = newDrawing({ kind: 'rectangle', id: 'box', at })
const points = [
  { x: -10, y: 0 },
  { x: 10, y: 0 },
]
const line = newDrawing({ kind: 'line', id: 'line', at, points })
const layout = addDrawings([rectangle, line])(newLayout('P3G'))

test.each`
  selection          | tool        | frames | handles
  ${[]}              | ${'select'} | ${0}   | ${0}
  ${['box']}         | ${'select'} | ${1}   | ${4}
  ${['line']}        | ${'vertex'} | ${0}   | ${2}
  ${['box', 'line']} | ${'select'} | ${2}   | ${0}
`(
  '$selection with the $tool tool show $frames frames and $handles handles',
  ({ selection, tool, frames, handles }) => {
    const marks = drawingSelectionMarks({ layout, selection, tool }, null)
    expect(marks.filter(({ kind }) => kind === 'path')).toHaveLength(frames)
    expect(marks.filter(({ kind }) => kind === 'pinned')).toHaveLength(handles)
  },
)

test('a drawing in the hand is drawn over everything else', () => {
  expect(movingDrawings({ layout, gesture: { ...NO_GESTURE, moving: ['line'] } })).toMatchObject([
    { id: 'line' },
  ])
})

import { addDrawings, newDrawing, newLayout, newPart } from '@ramp/domain'
import { PALETTE } from '@ramp/drafting'
import { NO_GESTURE } from '@ramp/editor'
import { expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { drawingSelectionMarks, movingDrawings } from './drawing-marks.ts'

const at = { x: 100, y: 100 }
const rectangle = newDrawing({ kind: 'rectangle', id: 'box', at })
const points = [
  { x: -10, y: 0 },
  { x: 10, y: 0 },
]
const line = newDrawing({ kind: 'line', id: 'line', at, points })
const circle = newDrawing({ kind: 'circle', id: 'circle', at: { x: 200, y: 200 }, radius: 20 })
const other = { ...circle, id: 'other', at: { x: 300, y: 240 } }
const A = p3g.items.find(({ role }) => role === 'platform')
const part = A && newPart(A, 'A', { x: 400, y: 400 }, 0)
const layout = {
  ...addDrawings([rectangle, line, circle, other])(newLayout('P3G')),
  parts: part ? [part] : [],
}
const camera = { zoom: 1, left: 0, top: 0 }

test.each`
  selection              | tool        | mode          | frames | handles | what
  ${[]}                  | ${'select'} | ${'building'} | ${0}   | ${0}    | ${'nothing'}
  ${['box']}             | ${'select'} | ${'building'} | ${1}   | ${8}    | ${'a shape: corners and sides'}
  ${['circle']}          | ${'select'} | ${'building'} | ${1}   | ${4}    | ${'a circle: corners alone'}
  ${['line']}            | ${'select'} | ${'building'} | ${1}   | ${2}    | ${'a straight line: its ends'}
  ${['line']}            | ${'vertex'} | ${'building'} | ${0}   | ${2}    | ${'a line whose points are moved'}
  ${['box', 'circle']}   | ${'select'} | ${'building'} | ${3}   | ${8}    | ${'several, and the box around them'}
  ${['circle', 'other']} | ${'select'} | ${'building'} | ${3}   | ${4}    | ${'several that grow both ways only'}
  ${['box', 'A']}        | ${'select'} | ${'building'} | ${1}   | ${0}    | ${'a shape with a part'}
  ${['box']}             | ${'select'} | ${'confirm'}  | ${1}   | ${0}    | ${'a shape where the mode is locked'}
`(
  '$what: $frames frames and $handles handles [web-canvas-5]',
  ({ selection, tool, mode, frames, handles }) => {
    const marks = drawingSelectionMarks({ layout, selection, tool, mode, camera }, null)
    expect(marks.filter(({ kind }) => kind === 'path')).toHaveLength(frames)
    expect(marks.filter(({ kind }) => kind === 'pinned')).toHaveLength(handles)
  },
)

test('a drawing in the hand is drawn over everything else', () => {
  expect(movingDrawings({ layout, gesture: { ...NO_GESTURE, moving: ['line'] } })).toMatchObject([
    { id: 'line' },
  ])
})

test('the knots of a pen path, and the lines that lead it, have the colours that were chosen (spec 2 §3.7) [web-canvas-4]', () => {
  const pen = newDrawing({ kind: 'pen-path', id: 'pen', at, points })
  const marksOf = (drawing: typeof pen) =>
    JSON.stringify(
      drawingSelectionMarks(
        {
          layout: addDrawings([drawing])(newLayout('P3G')),
          selection: ['pen'],
          tool: 'pen',
          mode: 'pen',
          camera,
        },
        null,
      ),
    )
  expect(marksOf(pen)).toContain(PALETTE.selected)
  const chosen = marksOf({ ...pen, knotColor: '#aa0011', controlColor: '#00bb22' })
  expect(chosen.match(/#aa0011/g)).toHaveLength(2)
  expect(chosen.match(/#00bb22/g)).toHaveLength(1)
  expect(chosen).not.toContain(PALETTE.selected)
})

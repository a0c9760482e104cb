import { addDrawings, newDrawing, newLayout } from '@ramp/domain'
import { expect, test } from 'vitest'
import { readoutMarks } from './readout-marks.ts'

const at = { x: 100, y: 100 }
const box = newDrawing({ kind: 'rectangle', id: 'd', at, width: 60, length: 24, rotation: 45 })
const line = newDrawing({ kind: 'dimension', id: 'd', at, length: 63.375, rotation: 90 })

const other = newDrawing({ kind: 'rectangle', id: 'e', at: { x: 300, y: 100 }, width: 40, length: 36 })

const words = (gesture: string, drawing = box as typeof box | typeof line, moving = ['d']) =>
  readoutMarks(
    {
      layout: addDrawings([drawing, other])(newLayout('P3G')),
      selection: moving,
      mode: 'building',
      gesture: { moving, isRefused: false, joint: null, guides: [], marquee: null },
      toolState: { kind: gesture },
      camera: { zoom: 1, left: 0, top: 0 },
    },
    undefined,
  )
    .flatMap((mark) => (mark.kind === 'pinned' ? mark.children : []))
    .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))

test.each`
  what                            | gesture       | drawing | expected
  ${'a shape that is stretched'}  | ${'shaping'}  | ${box}  | ${['60" × 24"']}
  ${'a shape that is turned'}     | ${'rotating'} | ${box}  | ${['45°']}
  ${'a drafting line'}            | ${'shaping'}  | ${line} | ${['63 3/8", 90°']}
  ${'a shape that is only moved'} | ${'dragging'} | ${box}  | ${[]}
`('$what reads $expected', ({ gesture, drawing, expected }) => {
  expect(words(gesture, drawing)).toEqual(expected)
})

test('several drawings that are scaled read the box around them', () => {
  expect(words('shaping', { ...box, rotation: 0 }, ['d', 'e'])).toEqual(['250" × 36"'])
})

test('several objects that are turned have no common figure', () => {
  expect(words('rotating', box, ['d', 'e'])).toEqual([])
})

import { expect, test } from 'vitest'
import type { Drawing } from '../model/drawings/drawing.ts'
import { newDrawing } from '../model/drawings/new-drawing.ts'
import { newLayout } from '../model/layout/new-layout.ts'
import { borderOf, setBorder } from './border-edits.ts'
import { addDrawing } from './drawing-edits.ts'

const at = { x: 100, y: 100 }
const square = newDrawing({ kind: 'rectangle', id: 'd', at })
const words = newDrawing({ kind: 'text', id: 'd', at })
const basic = newDrawing({ kind: 'callout', id: 'd', at })
const bordered = newDrawing({ kind: 'callout', id: 'd', at, look: 'bordered' })

test.each`
  what                                                   | drawing     | change                  | expected
  ${'a rectangle takes another colour'}                  | ${square}   | ${{ color: '#c23434' }} | ${{ color: '#c23434', width: 1.2 }}
  ${'a rectangle without a line keeps its width'}        | ${square}   | ${{ color: null }}      | ${{ color: null, width: 1.2 }}
  ${'words with a first colour get a width with it'}     | ${words}    | ${{ color: '#c23434' }} | ${{ color: '#c23434', width: 1.2 }}
  ${'words with a first width get a colour with it'}     | ${words}    | ${{ width: 0.6 }}       | ${{ color: '#000000', width: 0.6 }}
  ${'a basic callout gets a thin border with its color'} | ${basic}    | ${{ color: '#c23434' }} | ${{ color: '#c23434', width: 0.6 }}
  ${'a basic callout gets a border by its width'}        | ${basic}    | ${{ width: 1.8 }}       | ${{ color: '#000000', width: 1.8 }}
  ${'a bordered callout loses its border with no color'} | ${bordered} | ${{ color: null }}      | ${{ color: null, width: 0 }}
  ${'a bordered callout loses its border with width 0'}  | ${bordered} | ${{ width: 0 }}         | ${{ color: null, width: 0 }}
`('$what', ({ drawing, change, expected }) => {
  const after = setBorder(['d'], change)(addDrawing(drawing as Drawing)(newLayout('P3G')))
  expect(after.drawings.map(borderOf)).toEqual([expected])
})

test('a basic callout shows no border, and is a bordered one once it has been given one [edits-11]', () => {
  expect(borderOf(basic)).toEqual({ color: null, width: 0 })
  const [after] = setBorder(['d'], { width: 1.2 })(addDrawing(basic)(newLayout('P3G'))).drawings
  expect(after).toMatchObject({ look: 'bordered' })
})

import { addDrawings, newDrawing, type PointedDrawing } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { setVertexMode } from '../../commands/drawing.ts'
import { select } from '../../commands/selection.ts'
import { layoutOf, partAt, TestEditor } from '../../testing.ts'

const line = newDrawing({
  kind: 'line',
  id: 'line',
  at: { x: 300, y: 300 },
  points: [
    { x: -50, y: 0 },
    { x: 0, y: 60 },
    { x: 50, y: 0 },
  ],
})
const editorWithLine = () => {
  const editor = new TestEditor(addDrawings([line])(layoutOf(partAt('platform', 'A', { x: 100, y: 100 }))))
  select(editor, ['line'])
  return editor
}
const inVertexMode = () => {
  const editor = editorWithLine()
  setVertexMode(editor, true)
  return editor
}
const pointsOf = ({ state }: TestEditor) => {
  const drawing = state.layout.drawings[0] as PointedDrawing
  return drawing.points.length
}

describe('vertex mode (spec 2 §4)', () => {
  test('makes every other object unselectable, and leaving it selectable again [editor-tools-18]', () => {
    const editor = inVertexMode()
    expect(editor.click(100, 100).state.selection).toEqual(['line'])
    editor.press(50, 50).moveTo(150, 150).release(150, 150)
    expect(editor.state.selection).toEqual(['line'])
    setVertexMode(editor, false)
    expect(editor.click(100, 100).state.selection).toEqual(['A'])
  })

  // Zoom 1: 15 pixels are 9 inches.
  test.each`
    away   | points
    ${8.9} | ${4}
    ${9.1} | ${3}
  `(
    'a click $away in from the last point, then another: $points points [editor-tools-19]',
    ({ away, points }) => {
      expect(
        pointsOf(
          inVertexMode()
            .click(350 + away, 300)
            .click(450, 300),
        ),
      ).toBe(points)
    },
  )

  test.each`
    away   | kind
    ${8.9} | ${'polygon'}
    ${9.1} | ${'line'}
  `('a line whose ends finish $away in apart becomes a $kind [editor-tools-16]', ({ away, kind }) => {
    const editor = inVertexMode()
      .click(350, 300)
      .click(300, 200)
      .click(250, 300 - away)
    expect(editor.state.layout.drawings[0]?.kind).toBe(kind)
  })
})

import { addDrawings, type Drawing, type DrawingOf, newDrawing } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { setDrawStyle, setVertexMode, takeDrawTool } from '../../commands/drawing.ts'
import { sendEvent } from '../../commands/events.ts'
import { setMode } from '../../commands/modes.ts'
import { select } from '../../commands/selection.ts'
import type { Draws } from '../../modes/draws.ts'
import { layoutOf, partAt, TestEditor } from '../../testing.ts'

const drawn = (editor: TestEditor): Drawing | undefined => editor.state.layout.drawings.at(-1)
const editorWith = (draws: Draws | null) => {
  const editor = new TestEditor(layoutOf(partAt('platform', 'A', { x: 100, y: 100 })))
  takeDrawTool(editor, draws)
  return editor
}

describe('the drawing tool', () => {
  test.each`
    draws          | at            | shape
    ${'line'} | ${[250, 220]} | ${{ points: [{ x: -50, y: -20 }, { x: 50, y: 20 }] }}
    ${'rectangle'} | ${[250, 220]} | ${{ width: 100, length: 40 }}
    ${'triangle'}  | ${[250, 220]} | ${{ width: 100, length: 40 }}
    ${'circle'}    | ${[250, 220]} | ${{ radius: 50 }}
  `('draws a $draws by one drag, as one entry [editor-tools-14]', ({ draws, at: [x, y], shape }) => {
    const editor = editorWith(draws).drag({ x: 200, y: 200 }, { x: 300, y: 240 })
    expect(drawn(editor)).toMatchObject({ kind: draws, at: { x, y }, ...shape })
    expect([editor.entries, editor.state.history.now.kind]).toEqual([['Draw'], 'added'])
    expect(editor.state.tool).toBe('draw')
  })

  // Zoom 1: 15 inches are 25 pixels.
  test.each`
    inches | drawings
    ${15}  | ${0}
    ${16}  | ${1}
  `('a drag of $inches inches leaves $drawings drawings [editor-tools-15]', ({ inches, drawings }) => {
    const editor = editorWith('line').drag({ x: 200, y: 200 }, { x: 200 + inches, y: 200 })
    expect(editor.state.layout.drawings).toHaveLength(drawings)
  })

  test('selects nothing while it is in the hand, and puts it down again [editor-tools-13]', () => {
    const editor = editorWith('line').click(100, 100)
    expect(editor.state.selection).toEqual([])
    takeDrawTool(editor, null)
    expect(editor.click(100, 100).state.selection).toEqual(['A'])
  })

  test('makes squares and straight lines while Shift is held', () => {
    const square = editorWith('rectangle').drag({ x: 200, y: 200 }, { x: 300, y: 240 }, { shift: true })
    expect(drawn(square)).toMatchObject({ width: 100, length: 100 })
    const line = editorWith('line').drag({ x: 200, y: 200 }, { x: 300, y: 210 }, { shift: true })
    expect(drawn(line)).toMatchObject({ at: { x: 250, y: 200 } })
  })

  test('draws by hand, and a loop becomes a polygon [editor-tools-17]', () => {
    const open = editorWith('freeform').press(200, 200)
    open.moveTo(250, 230).moveTo(300, 200).moveTo(320, 260).release(320, 260)
    expect(drawn(open)?.kind).toBe('freeform')
    const loop = editorWith('freeform').press(200, 200)
    loop.moveTo(260, 200).moveTo(260, 260).moveTo(200, 260).moveTo(203, 204).release(203, 204)
    expect(drawn(loop)?.kind).toBe('polygon')
  })

  test('is given up with Escape', () => {
    const editor = editorWith('line').press(200, 200).moveTo(300, 200).escape()
    expect(editor.state.layout.drawings).toEqual([])
    expect(editor.state.tool).toBe('draw')
  })

  test('stays in the hand from shape to shape, until Escape puts it down', () => {
    const editor = editorWith('line')
    editor.drag({ x: 200, y: 200 }, { x: 300, y: 240 })
    expect(editor.state.tool).toBe('draw')
    editor.escape()
    expect([editor.state.tool, editor.state.draws]).toEqual(['select', null])
    expect(editor.click(250, 220).state.selection).toHaveLength(1)
  })

  test('takes Shift at once, although the pointer rests', () => {
    const editor = editorWith('rectangle').press(200, 200).moveTo(300, 240)
    editor.key('Shift', { shift: true })
    expect(drawn(editor)).toMatchObject({ width: 100, length: 100 })
    sendEvent(editor, { type: 'key-up', key: 'Shift' })
    expect(drawn(editor)).toMatchObject({ width: 100, length: 40 })
  })

  test('goes when the mode does [editor-tools-26]', () => {
    const editor = editorWith('line')
    setMode(editor, 'drafting')
    expect([editor.state.tool, editor.state.draws]).toEqual(['select', null])
  })
})

describe('vertex mode', () => {
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
  const inVertexMode = () => {
    const editor = new TestEditor(addDrawings([line])(layoutOf()))
    select(editor, ['line'])
    expect(setVertexMode(editor, true)).toBe(true)
    return editor
  }
  const pointsOf = (editor: TestEditor) => {
    const { at, points } = drawn(editor) as DrawingOf<'line'>
    return points.map((point) => [at.x + point.x, at.y + point.y])
  }

  test('needs a selected line [editor-tools-2]', () => {
    const editor = new TestEditor(addDrawings([line])(layoutOf()))
    expect(setVertexMode(editor, true)).toBe(false)
    expect(editor.state.tool).toBe('select')
  })

  test('moves a point by dragging it', () => {
    const editor = inVertexMode().drag({ x: 352, y: 302 }, { x: 400, y: 320 })
    expect(pointsOf(editor).at(-1)).toEqual([400, 320])
    expect(editor.state.history.now.kind).toBe('skewing')
  })

  test('a click near the last point goes on from it, click by click, until Escape', () => {
    const editor = inVertexMode().click(354, 300).click(420, 300).click(420, 380)
    editor.moveTo(500, 500).escape()
    expect(pointsOf(editor).slice(3)).toEqual([
      [420, 300],
      [420, 380],
    ])
    expect(editor.entries).toEqual(['Add point', 'Add point'])
  })

  test('a line that comes back to its first point within 15 px closes to a polygon', () => {
    const editor = inVertexMode().click(350, 300).click(300, 200).click(253, 297)
    expect(drawn(editor)).toMatchObject({ kind: 'polygon', id: 'line' })
  })

  test('is left by Escape: first the point that follows the pointer goes, then the mode; the line stays selected', () => {
    const editor = inVertexMode().click(354, 300).moveTo(420, 300).escape()
    expect([editor.state.tool, pointsOf(editor).length]).toEqual(['vertex', 3])
    editor.escape()
    expect([editor.state.tool, editor.state.selection]).toEqual(['select', ['line']])
    editor.escape()
    expect(editor.state.selection).toEqual([])
  })

  test('a click far from every point changes nothing', () => {
    const editor = inVertexMode().click(500, 500)
    expect(editor.entries).toEqual([])
  })
})

test('what is drawn takes the look that was chosen before, and keeps its own where none was', () => {
  const editor = editorWith('line')
  setDrawStyle(editor, { stroke: '#c23434' })
  setDrawStyle(editor, { lineStyle: 'dashed' })
  editor.drag({ x: 200, y: 200 }, { x: 300, y: 240 })
  const { style } = newDrawing({ kind: 'line', id: '', at: { x: 0, y: 0 } })
  expect(drawn(editor)?.style).toEqual({ ...style, stroke: '#c23434', lineStyle: 'dashed' })
  takeDrawTool(editor, 'circle')
  editor.drag({ x: 200, y: 200 }, { x: 300, y: 240 })
  expect(drawn(editor)).toMatchObject({ kind: 'circle', style: { stroke: '#c23434' } })
})

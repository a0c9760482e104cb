import type { PenPath } from '@ramp/domain'
import { expect, test } from 'vitest'
import { setPenMode } from '../../commands/drawing.ts'
import { setMode } from '../../commands/modes.ts'
import { layoutOf, TestEditor } from '../../testing.ts'

const penEditor = () => {
  const editor = new TestEditor(layoutOf())
  setMode(editor, 'pen')
  return editor
}
const path = (editor: TestEditor) => editor.state.layout.drawings[0] as PenPath
const knots = (editor: TestEditor) => path(editor).points.length
/** An open path of three knots, ended by a click on the last. */
const openPath = () => penEditor().click(100, 100).click(200, 50).click(300, 100).click(300, 100)

test('a click on the last knot ends the path, as one entry', () => {
  const editor = openPath()
  expect(path(editor)).toMatchObject({ kind: 'pen-path', tension: 0.5, isClosed: false })
  expect([knots(editor), editor.entries]).toEqual([3, ['Draw path']])
})

test('a click on the first knot closes the loop [editor-tools-7]', () => {
  const editor = penEditor().click(100, 100).click(200, 50).click(300, 100).click(102, 100)
  expect(path(editor)).toMatchObject({ isClosed: true })
  expect(knots(editor)).toBe(3)
})

test.each(['Escape', 'Enter'])(
  'while it is drawn the path follows the pointer, and %s ends it at its last knot',
  (key) => {
    const editor = penEditor().click(100, 100).click(200, 50).moveTo(250, 90)
    expect(knots(editor)).toBe(3)
    editor.key(key)
    expect([knots(editor), editor.entries]).toEqual([2, ['Draw path']])
    expect(editor.state.toolState.kind).toBe('idle')
  },
)

test('a single knot is no path', () => {
  const editor = penEditor().click(100, 100).moveTo(200, 200).escape()
  expect([editor.state.layout.drawings, editor.entries]).toEqual([[], []])
})

test('another mode gives up the path that was begun', () => {
  const editor = penEditor().click(100, 100).click(200, 50)
  setMode(editor, 'building')
  expect(editor.state.layout.drawings).toEqual([])
})

// Zoom 1: 5 pixels are 3 inches.
test.each`
  mode           | at            | expected
  ${'remove'}    | ${[200, 50]}  | ${2}
  ${'remove'}    | ${[204, 50]}  | ${3}
  ${'add'}       | ${[150, 75]}  | ${4}
  ${'add'}       | ${[150, 300]} | ${3}
  ${'crosshair'} | ${[200, 50]}  | ${3}
`(
  'in $mode mode a click at $at leaves $expected knots [editor-tools-20]',
  ({ mode, at: [x, y], expected }) => {
    const editor = openPath()
    setPenMode(editor, mode)
    expect(knots(editor.click(x, y))).toBe(expected)
  },
)

test('in crosshair mode a knot is dragged [editor-tools-8]', () => {
  const editor = openPath()
  setPenMode(editor, 'crosshair')
  editor.drag({ x: 200, y: 50 }, { x: 200, y: 10 })
  expect(path(editor).at).toEqual({ x: 200, y: 55 })
  expect(editor.state.history.now.kind).toBe('skewing')
})

import { addDrawings, newDrawing, setDrawingStyle } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { setVertexMode } from '../commands/drawing.ts'
import { placeItem } from '../commands/placing.ts'
import { nudgeSelection, removeSelection, select, turnSelection } from '../commands/selection.ts'
import { redo, undo } from '../commands/undo.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const square = newDrawing({ kind: 'rectangle', id: 'square', at: { x: 400, y: 400 }, width: 100, length: 60 })
const line = newDrawing({
  kind: 'line',
  id: 'line',
  at: { x: 300, y: 300 },
  points: [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ],
})
const editorOf = (...selection: readonly string[]) => {
  const editor = new TestEditor(addDrawings([square, line])(layoutOf(A)))
  select(editor, selection)
  return editor
}

describe('what undo and redo know of (spec 2 §4)', () => {
  test.each<[string, string, (editor: TestEditor) => void, string[]]>([
    ['added', 'a new part', (editor) => placeItem(editor, 'ramp'), []],
    ['removed', 'a deleted part', (editor) => removeSelection(editor), ['A']],
    ['moved', 'a moved part', (editor) => nudgeSelection(editor, { x: 5, y: 0 }), ['A']],
    ['rotated', 'a turned part', (editor) => turnSelection(editor, 90), ['A']],
    [
      'scaled',
      'a stretched shape',
      (editor) => editor.drag({ x: 450, y: 430 }, { x: 500, y: 460 }),
      ['square'],
    ],
    [
      'skewing',
      'a bent line',
      (editor) => {
        setVertexMode(editor, true)
        editor.drag({ x: 350, y: 300 }, { x: 380, y: 350 })
      },
      ['line'],
    ],
    [
      'propChange',
      'another look',
      (editor) => editor.run('Look', 'propChange', setDrawingStyle(['square'], { opacity: 0.5 })),
      [],
    ],
  ])('%s: %s is recorded as that, undone and done again [editor-history-1]', (kind, _, act, selection) => {
    const editor = editorOf(...selection)
    const before = editor.state.layout
    act(editor)
    const after = editor.state.layout
    expect(after).not.toEqual(before)
    expect(editor.state.history.now.kind).toBe(kind)
    undo(editor)
    expect(editor.state.layout).toEqual(before)
    redo(editor)
    expect(editor.state.layout).toEqual(after)
  })
})

import { expect, test } from 'vitest'
import { failWith, setMode } from '../commands/modes.ts'
import { selectAll } from '../commands/selection.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 200, y: 200 })

test.each(['building', 'drawing-tools', 'handrail', 'run', 'leg', 'finish'] as const)(
  'any error forces Error mode, from %s too, and parts stand still in it [editor-modes-2]',
  (mode) => {
    const before = layoutOf(A)
    const editor = new TestEditor(before)
    setMode(editor, mode)
    failWith(editor, 'the list of legs is missing')
    expect(editor.state).toMatchObject({ mode: 'error', error: 'the list of legs is missing' })
    selectAll(editor)
    editor.key('ArrowLeft')
    editor.key('Delete')
    expect(editor.state.layout).toBe(before)
  },
)

test('an error gives up what is in the hand, and another mode leaves the error behind', () => {
  const before = layoutOf(A)
  const editor = new TestEditor(before)
  editor.press(200, 200).moveTo(300, 300)
  failWith(editor, 'first')
  failWith(editor, 'second')
  expect(editor.state).toMatchObject({ layout: before, error: 'second' })
  setMode(editor, 'building')
  expect(editor.state).toMatchObject({ mode: 'building', tool: 'select', error: null })
})

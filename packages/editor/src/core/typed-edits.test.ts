import { setProject } from '@ramp/domain'
import { expect, test } from 'vitest'
import { undo } from '../commands/undo.ts'
import { layoutOf, TestEditor } from '../testing.ts'
import { typedEdits } from './typed-edits.ts'

const notes = (text: string) => setProject({ notes: text })

test('each stay in a field is one step of the history, though both have one label', () => {
  const editor = new TestEditor(layoutOf())
  const field = typedEdits(editor)
  for (const text of ['2', '24']) field.type('Write notes', notes(text))
  field.leave()
  for (const text of ['3', '30']) field.type('Write notes', notes(text))
  expect(editor.decided.project.notes).toBe('30')
  undo(editor)
  expect(editor.decided.project.notes).toBe('24')
  undo(editor)
  expect(editor.decided.project.notes).toBe('')
})

test('what is typed after undo is a step of its own', () => {
  const editor = new TestEditor(layoutOf())
  const field = typedEdits(editor)
  field.type('Write notes', notes('24'))
  field.leave()
  field.type('Write notes', notes('30'))
  undo(editor)
  field.type('Write notes', notes('36'))
  undo(editor)
  expect(editor.decided.project.notes).toBe('24')
})

test('typing what is there already does not reach into the step before', () => {
  const editor = new TestEditor(layoutOf())
  const field = typedEdits(editor)
  field.type('Write notes', notes('24'))
  field.leave()
  field.type('Write notes', (layout) => layout)
  field.type('Write notes', notes('30'))
  undo(editor)
  expect(editor.decided.project.notes).toBe('24')
})

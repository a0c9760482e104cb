import { type Analysis, analyse, type Edit, type Layout, setProject } from '@ramp/domain'
import { Editor, joinItem, nudgeSelection, redo, removeSelection, select, undo } from '@ramp/editor'
import { expect, test } from 'vitest'
import { against, describedSystem, first, p3g } from '../../lib/testing/described-system.ts'
import { editWords } from './edit-words.ts'

const start = describedSystem({
  parts: [first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM')],
})

const editorOf = ({ layout }: Analysis) => new Editor({ layout, catalogue: p3g, analyse })

/** What is said after something is done. */
function saidAfter(
  act: (editor: Editor) => void,
  prepare: (editor: Editor) => void = () => undefined,
): string {
  const editor = editorOf(start)
  prepare(editor)
  const before = editor.state.history
  act(editor)
  return editWords({ before, after: editor.state.history }, editor.state.selection, editor.analysis)
}

const join = (editor: Editor) => joinItem(editor, 'PRSTL6', { end: { part: 'r', side: 'BOTTOM' } })

test('a joined part says where', () => {
  expect(saidAfter(join)).toBe('6 ft ramp joined to the lower end of 8 ft ramp')
})

test('a joined transition says what it lies against', () => {
  expect(saidAfter((editor) => joinItem(editor, 'PRLT', { end: { part: 'r', side: 'BOTTOM' } }))).toBe(
    'Lower Transition joined to the lower end of 8 ft ramp',
  )
})

test('a moved part says its place', () => {
  const nudge = (editor: Editor) => {
    select(editor, ['r'])
    nudgeSelection(editor, { x: 0, y: 10 })
  }
  expect(saidAfter(nudge)).toBe('8 ft ramp moved to 459 1/4" from the left, 523 1/16" from the top')
})

test('an edit that is none of what is selected says its own name', () => {
  const rename = (editor: Editor) =>
    editor.run('Rename project', 'propChange', setProject({ name: 'Harper residence' }))
  for (const ids of [['r'], ['A', 'r']])
    expect(saidAfter(rename, (editor) => select(editor, ids))).toBe('Rename project')
})

test('what is removed leaves a count', () => {
  const remove = (editor: Editor) => {
    select(editor, ['r'])
    removeSelection(editor)
  }
  expect(saidAfter(remove)).toBe('8 ft ramp removed. 1 object left')
})

test('what is undone and redone is said by its name', () => {
  expect(saidAfter(undo, join)).toBe('Undone: Add. 2 objects')
  const undone = (editor: Editor) => {
    join(editor)
    undo(editor)
  }
  expect(saidAfter(redo, undone)).toBe('Redone: Add. 3 objects')
})

test('with a run the height of a placed part is said', () => {
  const layout: Layout = addRunHeights(start.layout)
  const analysis = analyse(layout, p3g)
  const editor = new Editor({ layout, catalogue: p3g, analyse })
  select(editor, ['r'])
  const after = { ...editor.state.history, now: { label: 'Add', kind: 'added' as const, layout } }
  expect(editWords({ before: null, after }, ['r'], analysis)).toBe(
    '8 ft ramp joined to the bottom side of 5 × 5 platform, end at 0"',
  )
})

const addRunHeights: Edit = (layout) => ({
  ...layout,
  runs: [{ id: 'run', name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r'] }],
})

import { type Layout, newLayout } from '@ramp/domain'
import { expect, test } from 'vitest'
import { layoutOf, partAt, TestEditor } from '../testing.ts'
import { journalText, keepJournal, readJournal } from './journal.ts'

const layout = layoutOf(partAt('platform', 'A', { x: 100, y: 100 }))
const anyLayout = (value: unknown): Layout => ({ ...newLayout('P3G'), ...(value as Layout) })

test('every edit, undo and redo is written at once, and no gesture', () => {
  const editor = new TestEditor(layout)
  const written: string[] = []
  const end = keepJournal(editor, {
    headerId: '7',
    now: () => '2026-11-21T08:00:00Z',
    write: (text) => written.push(text),
  })
  editor.press(100, 100).moveTo(200, 200)
  expect(written).toEqual([])
  editor.release(200, 200)
  editor.select([])
  expect(written).toHaveLength(1)
  editor.undo()
  editor.redo()
  expect(written).toHaveLength(3)

  const last = readJournal(written.at(-1) ?? '', anyLayout)
  expect(last).toMatchObject({ headerId: '7', savedAt: '2026-11-21T08:00:00Z' })
  expect(last?.layout.parts).toEqual(editor.state.layout.parts)
  end()
  editor.undo()
  expect(written).toHaveLength(3)
})

test.each([
  ['nothing', ''],
  ['a text that was cut off', journalText({ headerId: null, savedAt: '', layout }).slice(0, 200)],
  ['another file', '{"format":"ramp-system/1"}'],
  ['a journal without a layout', '{"format":"rampwright-journal/1"}'],
])('%s is no journal', (_, text) => {
  expect(readJournal(text, anyLayout)).toBeNull()
})

test('a journal whose layout is none is no journal', () => {
  expect(readJournal(journalText({ headerId: null, savedAt: '', layout }), () => null)).toBeNull()
})

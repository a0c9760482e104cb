import { analyse, catalogueOf, type Layout, newLayout } from '@ramp/domain'
import { Editor, redo, setMode, undo } from '@ramp/editor'
import { expect, test } from 'vitest'
import { restoreLayout } from './restore.ts'

const catalogue = catalogueOf({ version: '1', productLine: 'P3G', items: [], priceLevels: [] })
const ramp = (id: string): Layout['parts'][number] => ({
  kind: 'ramp',
  id,
  at: { x: 100, y: 100 },
  rotation: 0,
  shortName: 'PRSTL6',
  isSupportedTop: false,
  isSupportedBottom: false,
  isOffAngledTop: false,
  isOffAngledBottom: false,
})
const finished = (id: string): Layout => ({
  ...newLayout('P3G'),
  parts: [ramp(id)],
  confirmedSteps: ['handrail', 'run'],
})

test('a backup comes back with its confirmed steps, and undo brings back what was on screen [web-persistence-4]', () => {
  const before = finished('a')
  const saved = finished('b')
  const editor = new Editor({ layout: before, catalogue, analyse })
  setMode(editor, 'run')

  restoreLayout(editor, saved)
  expect(editor.state.history.now.layout).toBe(saved)
  expect(editor.state.mode).toBe('building')

  undo(editor)
  expect(editor.state.history.now.layout).toBe(before)
  redo(editor)
  expect(editor.state.history.now.layout).toBe(saved)
})

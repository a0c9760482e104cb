import { readCatalogue } from '@ramp/catalogue-files'
import { analyse, catalogueOf, type Layout, newLayout } from '@ramp/domain'
import { Editor, redo, setCamera, setMode, setViewSize, toScreen, undo } from '@ramp/editor'
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

test('what comes back has the numbers and sizes of the catalog in force, not those of its day [web-persistence-9]', () => {
  const data = readCatalogue('P3G')
  const renumbered = data.items.map((item) =>
    item.shortName === 'PRSTL6' ? { ...item, itemNumber: '21999', length: 73 } : item,
  )
  const inForce = catalogueOf({ ...data, items: renumbered })
  const editor = new Editor({ layout: newLayout('P3G'), catalogue: inForce, analyse })
  restoreLayout(editor, finished('a'))
  const [placed] = analyse(editor.state.history.now.layout, inForce).placement.parts
  expect(placed).toMatchObject({ length: 73, item: { itemNumber: '21999' } })
})

test('what comes back is in view, wherever one looked before', () => {
  const inForce = catalogueOf(readCatalogue('P3G'))
  const editor = new Editor({ layout: newLayout('P3G'), catalogue: inForce, analyse })
  setViewSize(editor, { width: 900, height: 700 })
  setCamera(editor, { zoom: 2.4, left: -2000, top: -2000 })
  restoreLayout(editor, finished('a'))
  const [placed] = editor.placement.parts
  const { left, top } = toScreen(editor.state.camera, placed?.box.min ?? { x: 0, y: 0 })
  expect([left > 0, left < 900, top > 0, top < 700]).toEqual([true, true, true, true])
})

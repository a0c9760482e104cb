import type { Layout } from '@ramp/domain'
import { expectEvery } from '@ramp/testing'
import { expect, test } from 'vitest'
import { cloneSelection } from '../commands/copying.ts'
import { carryItem, placeItem } from '../commands/placing.ts'
import { nudgeSelection, select, selectAll } from '../commands/selection.ts'
import { setCamera } from '../commands/view.ts'
import { canUndo } from '../history/history.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const small = (layout: Layout): Layout => ({
  ...layout,
  project: { ...layout.project, canvas: { width: 240, height: 240 } },
})

test.each<[what: string, act: (editor: TestEditor) => unknown]>([
  ['dragged over the edge', (editor) => editor.drag({ x: 100, y: 100 }, { x: -40, y: 100 })],
  [
    'let go beside the edge',
    (editor) => {
      carryItem(editor, 'platform')
      editor.moveTo(-50, 50).release(-50, 50)
    },
  ],
  ['dragged far below', (editor) => editor.drag({ x: 100, y: 100 }, { x: 100, y: 2000 })],
])('a part that is %s of the canvas changes nothing, and the person is told', (_, act) => {
  const editor = new TestEditor(layoutOf(A))
  act(editor)
  expect(editor.state.layout.parts).toEqual([A])
  expect(editor.refusals).toEqual(['off-canvas'])
  expect(canUndo(editor.state.history)).toBe(false)
})

test('the hand shows in time that letting go beside the canvas is refused', () => {
  const editor = new TestEditor(layoutOf(A))
  editor.press(100, 100).moveTo(60, 100)
  expect(editor.state.gesture.isRefused).toBe(false)
  editor.moveTo(-60, 100)
  expect(editor.state.gesture.isRefused).toBe(true)
})

test('arrow keys walk a part to the edge and no further', () => {
  const editor = new TestEditor(layoutOf(A))
  select(editor, ['A'])
  for (let press = 0; press < 40; press++) editor.key('ArrowLeft', { ctrl: true })
  expect(editor.centerOf('A')).toEqual({ x: 0, y: 100 })
  expect(editor.refusals).toContain('off-canvas')
})

test.each([1e20, -1e20, 1e308])('a part is not moved by %d inches, and nothing hangs', (far) => {
  const editor = new TestEditor(layoutOf(A, partAt('platform', 'B', { x: 400, y: 100 })))
  select(editor, ['A'])
  nudgeSelection(editor, { x: 0, y: far })
  expect(editor.centerOf('A')).toEqual({ x: 100, y: 100 })
  expect(editor.refusals).toEqual(['off-canvas'])
})

test('what stands off the canvas already may be moved about, and comes back', () => {
  const editor = new TestEditor(layoutOf(partAt('platform', 'A', { x: -100, y: 100 })))
  select(editor, ['A'])
  for (let press = 0; press < 15; press++) editor.key('ArrowRight', { ctrl: true })
  expect(editor.centerOf('A')).toEqual({ x: 50, y: 100 })
  expect(editor.refusals).toEqual([])
})

test('a click on a card finds a free place on the canvas, not beside it', () => {
  const editor = new TestEditor(small(layoutOf(partAt('wide', 'W', { x: 200, y: 200 }))))
  setCamera(editor, { zoom: 1, left: -9000, top: -9000 })
  const id = placeItem(editor, 'platform') ?? ''
  const { x, y } = editor.centerOf(id)
  expect([x <= 240, y <= 240]).toEqual([true, true])
})

test('a canvas that is full takes no copy, and the selection stays', () => {
  const editor = new TestEditor(small(layoutOf(partAt('wide', 'W', { x: 120, y: 120 }))))
  selectAll(editor)
  while (editor.refusals.length === 0) cloneSelection(editor)
  const { layout, selection } = editor.state
  const { parts } = layout
  expect(selection).toEqual([parts.at(-1)?.id])
  expectEvery(parts, ({ at }) => at.x >= 0 && at.x <= 240 && at.y >= 0 && at.y <= 240)
  expect(editor.analysis.placement.overlaps).toEqual([])
  expect(editor.refusals).toEqual(['off-canvas'])
})

test('an edit that could not be read again is refused, and nothing is lost', () => {
  const editor = new TestEditor(layoutOf(A), {}, ({ parts }) => parts.length <= 2)
  selectAll(editor)
  cloneSelection(editor)
  selectAll(editor)
  cloneSelection(editor)
  expect(editor.state.layout.parts).toHaveLength(2)
  expect(editor.refusals).toEqual(['cannot-be-kept'])
})

import { analyse, growCanvas, type Layout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { runGrowing } from '../commands/growing.ts'
import { carryItem } from '../commands/placing.ts'
import { goInHistory, pauseHistory, redo, resumeHistory, undo } from '../commands/undo.ts'
import { historyAt, historyText } from '../history/history-text.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'
import { Editor } from './editor.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const onSmall = (layout: Layout): Layout => ({
  ...layout,
  project: { ...layout.project, canvas: { width: 480, height: 480 } },
})
const growth = { left: 240, top: 240 }
const grow = (editor: TestEditor) =>
  runGrowing(editor, { label: 'Resize canvas', kind: 'scaled', edit: growCanvas(growth), growth })
const place = (x: number, y: number) => (editor: TestEditor) => {
  carryItem(editor, 'platform')
  editor.moveTo(x, y).release(x, y)
}
describe('undo of a canvas that grew shows every place where it was on the screen', () => {
  test.each<[what: string, layout: Layout, act: (editor: TestEditor) => unknown]>([
    ['by the first part, let go over the left edge', layoutOf(), place(-50, 50)],
    [
      'by the only part, dragged over the left edge',
      layoutOf(A),
      (editor) => editor.drag(A.at, { x: -90, y: 130 }),
    ],
    [
      'by the only part, dragged over the right edge',
      layoutOf(A),
      (editor) => editor.drag(A.at, { x: 530, y: 130 }),
    ],
    [
      'by the only part, dragged over the upper edge',
      layoutOf(A),
      (editor) => editor.drag(A.at, { x: 130, y: -90 }),
    ],
    ['by hand, with nothing on it', layoutOf(), grow],
    ['by hand, with a part on it', layoutOf(A), grow],
    [
      'twice, while the history was paused',
      layoutOf(A),
      (editor) => {
        pauseHistory(editor)
        place(-50, 50)(editor)
        place(50, -50)(editor)
        resumeHistory(editor)
      },
    ],
  ])('%s', (_, layout, act) => {
    const editor = new TestEditor(onSmall(layout))
    const before = editor.state.camera
    act(editor)
    const after = editor.state.camera
    undo(editor)
    expect(editor.decided).toEqual(onSmall(layout))
    expectSame(editor.state.camera, before)
    redo(editor)
    expectSame(editor.state.camera, after)
  })

  test('however many steps are taken at once, and after a reload', () => {
    const editor = new TestEditor(onSmall(layoutOf()))
    for (const act of [place(-50, 50), grow, place(60, -50)]) act(editor)
    const [text, { camera }] = [historyText(editor.state.history), editor.state]
    goInHistory(editor, -3)
    const first = editor.state.camera
    expectSame(first, { zoom: camera.zoom, left: 0, top: 0 })
    const again = new Editor({
      layout: layoutOf(),
      catalogue: editor.catalogue,
      analyse,
      history: historyAt(redone(editor), text, (value) => value as Layout),
    })
    goInHistory(again, -3)
    expectSame(again.state.camera, {
      zoom: camera.zoom,
      left: first.left - camera.left,
      top: first.top - camera.top,
    })
  })
})

/** The layout after everything that was undone is made again. */
function redone(editor: TestEditor): Layout {
  goInHistory(editor, 3)
  return editor.decided
}

type Camera = TestEditor['state']['camera']

function expectSame({ zoom, left, top }: Camera, wanted: Camera) {
  expect({ zoom, left, top }).toEqual({
    zoom: wanted.zoom,
    left: expect.closeTo(wanted.left, 6),
    top: expect.closeTo(wanted.top, 6),
  })
}

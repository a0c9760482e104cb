import { CANVAS_MAX, type Inches, type Layout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { toScreen } from '../camera.ts'
import { cloneSelection } from '../commands/copying.ts'
import { joinItem } from '../commands/joining.ts'
import { carryItem, placeItem } from '../commands/placing.ts'
import { nudgeSelection, select, selectAll } from '../commands/selection.ts'
import { undo } from '../commands/undo.ts'
import { setCamera } from '../commands/view.ts'
import { canUndo } from '../history/history.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const sized = (layout: Layout, size: Inches): Layout => ({
  ...layout,
  project: { ...layout.project, canvas: { width: size, height: size } },
})

const canvasOf = ({ state }: TestEditor) => {
  const { width, height } = state.layout.project.canvas
  return [width, height]
}
/** Where a part is on the screen, in whole pixels. */
const onScreen = (editor: TestEditor, id: string) => {
  const { left, top } = toScreen(editor.state.camera, editor.centerOf(id))
  return [Math.round(left), Math.round(top)]
}

const walkDown = (editor: TestEditor) => {
  select(editor, ['B'])
  editor.key('ArrowDown', { ctrl: true })
}

describe('the canvas grows by a step where a part goes over its edge', () => {
  const B = partAt('platform', 'B', { x: 400, y: 440 })
  const small = { width: 480, height: 480 }
  const opened = () => {
    const layout = layoutOf(A, B)
    return new TestEditor({ ...layout, project: { ...layout.project, canvas: small } })
  }

  test.each<[what: string, act: (editor: TestEditor) => unknown, canvas: readonly number[]]>([
    [
      'dragged over the left edge',
      (editor) => editor.drag({ x: 100, y: 100 }, { x: -40, y: 100 }),
      [720, 480],
    ],
    ['half over the upper edge', (editor) => editor.drag({ x: 100, y: 100 }, { x: 100, y: 10 }), [480, 720]],
    ['dragged far below', (editor) => editor.drag({ x: 100, y: 100 }, { x: 100, y: 900 }), [480, 960]],
    [
      'let go beside the edge',
      (editor) => {
        carryItem(editor, 'platform')
        editor.moveTo(-50, 50).release(-50, 50)
      },
      [720, 480],
    ],
    [
      'joined beyond the edge',
      (editor) => joinItem(editor, 'ramp', { end: { part: 'B', side: 'BOTTOM' } }),
      [480, 720],
    ],
    ['moved by an arrow key', (editor) => walkDown(editor), [480, 720]],
  ])('%s, and one step takes both back', (_, act, canvas) => {
    const editor = opened()
    const before = editor.state.layout
    act(editor)
    expect([canvasOf(editor), editor.refusals]).toEqual([canvas, []])
    for (const { box } of editor.placement.parts) {
      expect(Math.min(box.min.x, box.min.y)).toBeGreaterThanOrEqual(0)
      expect([box.max.x <= (canvas[0] ?? 0), box.max.y <= (canvas[1] ?? 0)]).toEqual([true, true])
    }
    undo(editor)
    expect(editor.state.layout).toEqual(before)
    expect(canUndo(editor.state.history)).toBe(false)
  })

  test('what is not moved stays where it is on the screen, there and back', () => {
    const editor = opened()
    const seen = onScreen(editor, 'B')
    editor.drag({ x: 100, y: 100 }, { x: -40, y: -40 })
    expect([canvasOf(editor), onScreen(editor, 'B')]).toEqual([[720, 720], seen])
    undo(editor)
    expect(onScreen(editor, 'B')).toEqual(seen)
  })

  test('the site moves along with what is drawn on it', () => {
    const editor = opened()
    const door = { id: 'door-1', sill: 24, stepDown: 0, at: { x: 400, y: 300 }, faces: 180 } as const
    editor.amend('propChange', (layout) => ({ ...layout, site: { doors: [door] } }))
    editor.drag({ x: 100, y: 100 }, { x: -40, y: 100 })
    expect(editor.state.layout.site.doors).toMatchObject([{ at: { x: 640, y: 300 } }])
  })

  test('a part that hangs over the edge already may come back without more room', () => {
    const layout = layoutOf(partAt('platform', 'A', { x: 10, y: 100 }))
    const editor = new TestEditor(layout)
    const canvas = canvasOf(editor)
    editor.drag({ x: 10, y: 100 }, { x: 20, y: 160 })
    expect([canvasOf(editor), editor.refusals]).toEqual([canvas, []])
  })
})

test.each<[what: string, act: (editor: TestEditor) => unknown]>([
  ['dragged over the edge', (editor) => editor.drag({ x: 100, y: 100 }, { x: -2000, y: 100 })],
  [
    'let go beside the edge',
    (editor) => {
      carryItem(editor, 'platform')
      editor.moveTo(-2000, 50).release(-2000, 50)
    },
  ],
  ['dragged far below', (editor) => editor.drag({ x: 100, y: 100 }, { x: 100, y: 2000 })],
])('a part that is %s of the largest canvas changes nothing, and the person is told', (_, act) => {
  const editor = new TestEditor(layoutOf(A))
  act(editor)
  expect(editor.state.layout.parts).toEqual([A])
  expect(editor.refusals).toEqual(['off-canvas'])
  expect(canUndo(editor.state.history)).toBe(false)
})

test('the hand shows in time that letting go beside the largest canvas is refused', () => {
  const editor = new TestEditor(layoutOf(A))
  editor.press(100, 100).moveTo(-60, 100)
  expect(editor.state.gesture.isRefused).toBe(false)
  editor.moveTo(-2000, 100)
  expect(editor.state.gesture.isRefused).toBe(true)
})

test('arrow keys walk a part to the edge of the largest canvas and no further', () => {
  const editor = new TestEditor(sized(layoutOf(A), CANVAS_MAX))
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
  const editor = new TestEditor(sized(layoutOf(partAt('wide', 'W', { x: 200, y: 200 })), 240))
  setCamera(editor, { zoom: 1, left: -9000, top: -9000 })
  const id = placeItem(editor, 'platform') ?? ''
  const { x, y } = editor.centerOf(id)
  expect([x <= 240, y <= 240]).toEqual([true, true])
})

test('a canvas that is full grows for a copy', () => {
  const editor = new TestEditor(sized(layoutOf(partAt('wide', 'W', { x: 120, y: 120 })), 240))
  selectAll(editor)
  while (editor.state.layout.parts.length < 4) cloneSelection(editor)
  expect(editor.refusals).toEqual([])
  expect(Math.max(...canvasOf(editor))).toBeGreaterThan(240)
  expect(editor.analysis.placement.overlaps).toEqual([])
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

describe('a drawing that may only be looked at', () => {
  test.each([
    ['an edit', (editor: TestEditor) => editor.key('ArrowRight')],
    ['a deleted part', (editor: TestEditor) => editor.key('Delete')],
    ['undo', (editor: TestEditor) => undo(editor)],
  ])('refuses %s, and nothing changes', (_, doIt) => {
    const editor = new TestEditor(layoutOf(A))
    select(editor, ['A'])
    editor.key('ArrowRight')
    editor.look.isReadOnly = true
    const before = editor.state.layout
    doIt(editor)
    expect(editor.state.layout).toBe(before)
    expect(editor.refusals).toEqual(['read-only'])
  })
})

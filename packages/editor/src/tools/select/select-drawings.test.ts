import { addDrawings, drawingOutline, growCanvas, newDrawing } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { cloneSelection } from '../../commands/copying.ts'
import { editText } from '../../commands/drawing.ts'
import { sendEvent } from '../../commands/events.ts'
import { removeSelection, rotateHandle, select, selectAll } from '../../commands/selection.ts'
import { undo } from '../../commands/undo.ts'
import { setSettings } from '../../commands/view.ts'
import { layoutOf, partAt, TestEditor } from '../../testing.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const fence = newDrawing({ kind: 'fence', id: 'fence', at: { x: 300, y: 100 } })
const open = newDrawing({ kind: 'rectangle', id: 'open', at: { x: 100, y: 100 }, width: 200, length: 200 })
const full = { ...open, id: 'full', style: { ...open.style, fill: '#ffffff' } }
const line = newDrawing({
  kind: 'line',
  id: 'line',
  at: { x: 300, y: 300 },
  points: [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ],
})
const editorOf = (...drawings: Parameters<typeof addDrawings>[0]) =>
  new TestEditor(addDrawings(drawings)(layoutOf(A)))
const placeOf = (editor: TestEditor, id: string) =>
  editor.state.layout.drawings.find((one) => one.id === id)?.at

describe('a click', () => {
  test.each`
    drawing  | at            | hits
    ${fence} | ${[300, 100]} | ${['fence']}
    ${open}  | ${[100, 100]} | ${['A']}
    ${open}  | ${[1, 100]}   | ${['open']}
    ${full}  | ${[100, 100]} | ${['full']}
    ${line}  | ${[320, 302]} | ${['line']}
    ${line}  | ${[320, 312]} | ${[]}
  `('at $at selects $hits', ({ drawing, at: [x, y], hits }) => {
    expect(editorOf(drawing).click(x, y).state.selection).toEqual(hits)
  })

  test('selects what lies on top, and the order can be changed', () => {
    const editor = editorOf(full)
    setSettings(editor, { gridSnapping: false })
    expect(editor.click(100, 100).state.selection).toEqual(['full'])
    editor.run('Send to back', 'propChange', (layout) => ({ ...layout, stack: ['full', 'A'] }))
    expect(editor.click(100, 100).state.selection).toEqual(['A'])
  })
})

describe('parts and drawings together', () => {
  test('are taken by a marquee, moved, cloned and deleted as one', () => {
    const editor = editorOf(fence, line)
    editor.press(20, 20).moveTo(400, 350).release(400, 350)
    expect(editor.state.selection).toEqual(['A', 'fence', 'line'])

    editor.drag({ x: 300, y: 100 }, { x: 320, y: 140 })
    expect([editor.centerOf('A'), placeOf(editor, 'fence')]).toEqual([
      { x: 120, y: 140 },
      { x: 320, y: 140 },
    ])
    expect(editor.state.history.now.kind).toBe('moved')

    cloneSelection(editor)
    expect(editor.state.layout.drawings).toHaveLength(4)
    expect(editor.state.selection).toHaveLength(3)
    removeSelection(editor)
    expect([editor.state.layout.parts.length, editor.state.layout.drawings.length]).toEqual([1, 2])
    undo(editor)
    expect(editor.state.layout.drawings).toHaveLength(4)
  })

  test('go by arrow keys and turn by R about their common middle', () => {
    const editor = editorOf(fence)
    editor.run('Resize canvas', 'scaled', growCanvas({ top: 240 }))
    selectAll(editor)
    editor.key('ArrowRight', { ctrl: true })
    expect(placeOf(editor, 'fence')).toEqual({ x: 310, y: 340 })
    editor.key('r')
    editor.key('r')
    expect(placeOf(editor, 'fence')).toEqual({ x: 210, y: 440 })
  })
})

describe('inside the frame of selected drawings, where nothing is drawn', () => {
  const hollow = { ...open, at: { x: 400, y: 400 } }
  const held = () => {
    const editor = editorOf(hollow, fence)
    select(editor, ['open'])
    return editor
  }

  test('a drag moves them', () => {
    const editor = held().drag({ x: 380, y: 420 }, { x: 430, y: 440 })
    expect([placeOf(editor, 'open'), editor.entries]).toEqual([{ x: 450, y: 420 }, ['Move']])
  })

  test('a drag between several moves them all', () => {
    const editor = held()
    select(editor, ['open', 'fence'])
    editor.drag({ x: 320, y: 200 }, { x: 350, y: 200 })
    expect([placeOf(editor, 'open'), placeOf(editor, 'fence')]).toEqual([
      { x: 430, y: 400 },
      { x: 330, y: 100 },
    ])
  })

  test('a click selects nothing, and what lies there is selected first', () => {
    expect(held().click(380, 420).state.selection).toEqual([])
    const inside = { ...fence, at: { x: 400, y: 420 } }
    const editor = editorOf(hollow, inside)
    select(editor, ['open'])
    expect(editor.click(400, 420).state.selection).toEqual(['fence'])
  })

  test('a drag with Shift selects more', () => {
    const editor = held().press(380, 420, { shift: true }).moveTo(250, 90, { shift: true })
    expect(editor.state.gesture.marquee).not.toBeNull()
    expect(editor.state.selection).toEqual(['open', 'fence'])
  })

  test('a finger moves them, and not the view', () => {
    const editor = held()
    const finger = { isTouch: true } as const
    sendEvent(editor, { type: 'press', at: { left: 640, top: 700 }, ...finger })
    sendEvent(editor, { type: 'move', at: { left: 700, top: 700 }, ...finger })
    sendEvent(editor, { type: 'release', at: { left: 700, top: 700 }, ...finger })
    expect([placeOf(editor, 'open')?.x, editor.state.camera.left]).toEqual([436, 0])
  })

  test('a straight line has no inside', () => {
    const slanted = newDrawing({
      kind: 'line',
      id: 'slanted',
      at: { x: 300, y: 300 },
      points: [
        { x: -100, y: -100 },
        { x: 100, y: 100 },
      ],
    })
    const editor = editorOf(slanted)
    select(editor, ['slanted'])
    expect(editor.drag({ x: 350, y: 250 }, { x: 380, y: 200 }).entries).toEqual([])
  })
})

describe('the end of a straight line', () => {
  test.each`
    keys               | to            | ends
    ${{}}              | ${[400, 340]} | ${[[250, 300], [400, 340]]}
    ${{ shift: true }} | ${[400, 340]} | ${[[250, 300], [400, 300]]}
  `('goes to $to with $keys, and the other one stays', ({ keys, to: [x, y], ends }) => {
    const editor = editorOf(line)
    select(editor, ['line'])
    editor.drag({ x: 350, y: 300 }, { x, y }, keys)
    const after = editor.state.layout.drawings[0]
    const points = after?.kind === 'line' ? after.points : []
    expect(points.map((one) => [(after?.at.x ?? 0) + one.x, (after?.at.y ?? 0) + one.y])).toEqual(ends)
    expect(editor.state.history.now.kind).toBe('scaled')
  })
})

test('Enter writes the words of the one that is selected', () => {
  const words = newDrawing({ kind: 'text', id: 'words', at: { x: 300, y: 300 } })
  const editor = editorOf(words, fence)
  select(editor, ['words'])
  editor.key('Enter')
  expect(editor.state.editingText).toBe('words')
  editText(editor, null)
  for (const selection of [['fence'], ['words', 'fence'], []]) {
    select(editor, selection)
    editor.key('Enter')
    expect(editor.state.editingText).toBeNull()
  }
})

describe('turning by the handle', () => {
  test.each`
    kind           | expected
    ${'fence'}     | ${45}
    ${'dimension'} | ${35}
    ${'ruler'}     | ${35}
  `('a $kind turned by some 34 degrees stands at $expected [editor-tools-23]', ({ kind, expected }) => {
    const drawing = newDrawing({ kind, id: 'd', at: { x: 300, y: 300 } })
    const editor = editorOf(drawing).click(300, 300)
    const handle = rotateHandle(editor) ?? { x: 0, y: 0 }
    const out = 300 - handle.y
    const radians = (34 * Math.PI) / 180
    const [x, y] = [300 + out * Math.sin(radians), 300 - out * Math.cos(radians)]
    editor.press(handle.x, handle.y).moveTo(x, y).release(x, y)
    expect(editor.state.layout.drawings[0]?.rotation).toBe(expected)
    expect(drawingOutline(drawing)).toHaveLength(4)
  })
})

test('a drawing on a confirmed system asks for no step again', () => {
  const before = { ...layoutOf(A), confirmedSteps: ['handrail' as const] }
  const editor = new TestEditor(addDrawings([fence])(before))
  editor.drag({ x: 300, y: 100 }, { x: 400, y: 200 })
  expect(editor.state.layout.confirmedSteps).toEqual(['handrail'])
})

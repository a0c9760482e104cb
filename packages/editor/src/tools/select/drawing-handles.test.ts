import { addDrawings, type Drawing, newDrawing } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { editText } from '../../commands/drawing.ts'
import { sendEvent } from '../../commands/events.ts'
import { setMode } from '../../commands/modes.ts'
import { carryDrawing, placeDrawing } from '../../commands/placing.ts'
import { select } from '../../commands/selection.ts'
import { layoutOf, TestEditor } from '../../testing.ts'

const at = { x: 300, y: 300 }
const rectangle = newDrawing({ kind: 'rectangle', id: 'd', at, width: 100, length: 60 })
const selected = (drawing: Drawing) => {
  const editor = new TestEditor(addDrawings([drawing])(layoutOf()))
  select(editor, ['d'])
  return editor
}
const after = (editor: TestEditor) => editor.state.layout.drawings[0]

describe('a handle of a selected drawing', () => {
  test('at a corner scales it and leaves the opposite corner', () => {
    const editor = selected(rectangle).drag({ x: 350, y: 330 }, { x: 400, y: 360 })
    expect(after(editor)).toMatchObject({ width: 150, length: 90, at: { x: 325, y: 315 } })
    expect(editor.state.history.now.kind).toBe('scaled')
  })

  test('at a corner keeps the proportions while Shift is held', () => {
    const editor = selected(rectangle).drag({ x: 350, y: 330 }, { x: 450, y: 330 }, { shift: true })
    const { width = 0, length = 0 } = after(editor) as { width?: number; length?: number }
    expect(width / length).toBeCloseTo(100 / 60, 6)
  })

  test.each`
    keys               | from          | to            | size                          | at
    ${{}}              | ${[350, 300]} | ${[400, 320]} | ${{ width: 150, length: 60 }} | ${{ x: 325, y: 300 }}
    ${{}}              | ${[300, 270]} | ${[310, 250]} | ${{ width: 100, length: 80 }} | ${{ x: 300, y: 290 }}
    ${{ alt: true }}   | ${[350, 300]} | ${[400, 320]} | ${{ width: 200, length: 60 }} | ${{ x: 300, y: 300 }}
    ${{ shift: true }} | ${[350, 300]} | ${[400, 320]} | ${{ width: 150, length: 90 }} | ${{ x: 325, y: 300 }}
    ${{ alt: true }}   | ${[350, 330]} | ${[400, 345]} | ${{ width: 200, length: 90 }} | ${{ x: 300, y: 300 }}
  `('dragged from $from to $to with $keys makes it $size', ({ keys, from, to, size, at: place }) => {
    const [a, b] = [from, to].map(([x, y]: [number, number]) => ({ x, y }))
    const editor = selected(rectangle).drag(a ?? at, b ?? at, keys)
    expect(after(editor)).toMatchObject({ ...size, at: place })
    expect(editor.entries).toEqual(['Scale'])
  })

  test('at a side of a turned shape follows the way it is turned', () => {
    const editor = selected({ ...rectangle, rotation: 90 }).drag({ x: 300, y: 350 }, { x: 320, y: 400 })
    expect(after(editor)).toMatchObject({ width: 150, length: 60, at: { x: 300, y: 325 } })
  })

  test('at a side has no room on a small shape, and none on what grows both ways only', () => {
    for (const drawing of [
      { ...rectangle, width: 18, length: 18 },
      newDrawing({ kind: 'circle', id: 'd', at, radius: 50 }),
    ]) {
      const right = 'radius' in drawing ? 350 : 309
      expect(selected(drawing).drag({ x: right, y: 300 }, { x: 420, y: 300 }).entries).not.toContain('Scale')
    }
  })

  test('takes Alt at once, although the pointer rests', () => {
    const editor = selected(rectangle).press(350, 300).moveTo(400, 300)
    editor.key('Alt', { alt: true })
    expect(after(editor)).toMatchObject({ width: 200 })
    sendEvent(editor, { type: 'key-up', key: 'Alt' })
    expect(after(editor)).toMatchObject({ width: 150 })
  })

  test('that is only clicked changes nothing', () => {
    expect(selected(rectangle).click(352, 331).entries).toEqual([])
  })

  test('at an end stretches a dimension line and turns it in steps of 5 degrees', () => {
    const line = newDrawing({ kind: 'dimension', id: 'd', at, length: 100 })
    const editor = selected(line).drag({ x: 350, y: 300 }, { x: 450, y: 302 })
    expect(after(editor)).toMatchObject({ rotation: 0, length: 200, at: { x: 350, y: 300 } })
    const turned = selected(line).drag({ x: 350, y: 300 }, { x: 250, y: 400 })
    expect(after(turned)?.rotation).toBe(90)
  })

  test('at the tip of a callout moves its pointer alone [editor-tools-10]', () => {
    const callout = newDrawing({ kind: 'callout', id: 'd', at })
    const { to } = callout.pointer
    const editor = selected(callout).drag({ x: 300 + to.x, y: 300 + to.y }, { x: 200, y: 420 })
    expect(after(editor)).toMatchObject({ at, pointer: { to: { x: -100, y: 120 } } })
  })

  test('at the leaf opens a door to another angle [editor-tools-11]', () => {
    const door = newDrawing({ kind: 'door', id: 'd', at })
    const editor = selected(door).drag({ x: 246, y: 300 }, { x: 283, y: 250 })
    expect(after(editor)).toMatchObject({ doorAngle: 90, at, width: 36 })
  })

  test('does nothing where the mode is locked', () => {
    const editor = selected(rectangle)
    setMode(editor, 'confirm')
    select(editor, ['d'])
    expect(editor.drag({ x: 350, y: 330 }, { x: 400, y: 360 }).entries).toEqual([])
  })
})

test('a click on a check box of the ADA box ticks it, a click beside only selects [editor-tools-12]', () => {
  const box = newDrawing({ kind: 'ada-box', id: 'd', at })
  const editor = new TestEditor(addDrawings([box])(layoutOf()))
  const [left, top] = [300 - 285 / 2, 300 - 45]
  editor.click(left + 11, top + 14 + 7.6)
  expect(after(editor)).toMatchObject({ isChecked: [true, false, false, false, false] })
  editor.click(left + 100, top + 14 + 7.6)
  expect(editor.entries).toEqual(['Tick'])
  expect(editor.state.selection).toEqual(['d'])
})

describe('a drawing from a card', () => {
  test('is put at the middle of the view and selected', () => {
    const editor = new TestEditor(layoutOf())
    const id = placeDrawing(editor, (known) => newDrawing({ kind: 'fence', ...known }))
    expect(editor.state.selection).toEqual([id])
    expect(after(editor)?.kind).toBe('fence')
  })

  test('stands a foot beside the one that was put there before', () => {
    const editor = new TestEditor(layoutOf())
    for (let count = 0; count < 3; count++)
      placeDrawing(editor, (known) => newDrawing({ kind: 'fence', ...known }))
    const [first, second, third] = editor.state.layout.drawings.map((one) => one.at)
    expect(second).toEqual({ x: (first?.x ?? 0) + 12, y: (first?.y ?? 0) + 12 })
    expect(third?.x).toBe((first?.x ?? 0) + 24)
  })

  test('is carried to where it is let go, and R turns it on the way [editor-tools-5]', () => {
    const editor = new TestEditor(layoutOf())
    carryDrawing(editor, (known) => newDrawing({ kind: 'fence', ...known }))
    editor.moveTo(100, 100).key('r')
    editor.release(200, 150)
    expect(after(editor)).toMatchObject({ at: { x: 200, y: 150 }, rotation: 45 })
    expect([editor.entries, editor.state.tool]).toEqual([['Add'], 'select'])
  })

  test('is refused where the mode is locked', () => {
    const editor = new TestEditor(layoutOf())
    setMode(editor, 'run')
    expect(placeDrawing(editor, (known) => newDrawing({ kind: 'fence', ...known }))).toBeNull()
  })
})

test('only what has words can have its words written', () => {
  const editor = selected(newDrawing({ kind: 'text', id: 'd', at }))
  editText(editor, 'd')
  expect(editor.state.editingText).toBe('d')
  editText(editor, null)
  expect(editor.state.editingText).toBeNull()
  const fence = selected(newDrawing({ kind: 'fence', id: 'd', at }))
  editText(fence, 'd')
  expect(fence.state.editingText).toBeNull()
})

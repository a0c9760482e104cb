import { addDrawings, drawingOutline, newDrawing } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
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
    editor.setSettings({ gridSnapping: false })
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

    editor.clone()
    expect(editor.state.layout.drawings).toHaveLength(4)
    expect(editor.state.selection).toHaveLength(3)
    editor.remove()
    expect([editor.state.layout.parts.length, editor.state.layout.drawings.length]).toEqual([1, 2])
    editor.undo()
    expect(editor.state.layout.drawings).toHaveLength(4)
  })

  test('go by arrow keys and turn by R about their common middle', () => {
    const editor = editorOf(fence)
    editor.selectAll()
    editor.key('ArrowRight', { ctrl: true })
    expect(placeOf(editor, 'fence')).toEqual({ x: 310, y: 100 })
    editor.key('r')
    editor.key('r')
    expect(placeOf(editor, 'fence')).toEqual({ x: 210, y: 200 })
  })
})

describe('turning by the handle', () => {
  test.each`
    kind           | expected
    ${'fence'}     | ${45}
    ${'dimension'} | ${35}
    ${'ruler'}     | ${35}
  `('a $kind turned by some 34 degrees stands at $expected', ({ kind, expected }) => {
    const drawing = newDrawing({ kind, id: 'd', at: { x: 300, y: 300 } })
    const editor = editorOf(drawing).click(300, 300)
    const handle = editor.rotateHandle ?? { x: 0, y: 0 }
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

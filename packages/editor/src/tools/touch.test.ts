import { addDrawings, newDrawing } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { sendEvent } from '../commands/events.ts'
import { select } from '../commands/selection.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const finger = { isTouch: true } as const

describe('one finger', () => {
  test('on the empty canvas moves the view', () => {
    const editor = new TestEditor(layoutOf(A))
    sendEvent(editor, { type: 'press', at: { left: 500, top: 500 }, ...finger })
    sendEvent(editor, { type: 'move', at: { left: 530, top: 480 }, ...finger })
    sendEvent(editor, { type: 'release', at: { left: 530, top: 480 }, ...finger })
    expect(editor.state.camera).toEqual({ zoom: 1, left: 30, top: -20 })
    expect(editor.state.tool).toBe('select')
    expect(editor.state.gesture.marquee).toBeNull()
  })

  test('tapped on the empty canvas selects nothing any more and moves nothing', () => {
    const editor = new TestEditor(layoutOf(A))
    select(editor, ['A'])
    sendEvent(editor, { type: 'press', at: { left: 500, top: 500 }, ...finger })
    sendEvent(editor, { type: 'move', at: { left: 504, top: 503 }, ...finger })
    sendEvent(editor, { type: 'release', at: { left: 504, top: 503 }, ...finger })
    expect(editor.state.selection).toEqual([])
    expect(editor.state.camera.left).toBe(0)
  })

  test('on a part drags the part', () => {
    const editor = new TestEditor(layoutOf(A))
    sendEvent(editor, { type: 'press', at: { left: 167, top: 167 }, ...finger })
    sendEvent(editor, { type: 'move', at: { left: 267, top: 167 }, ...finger })
    sendEvent(editor, { type: 'release', at: { left: 267, top: 167 }, ...finger })
    expect(editor.centerOf('A')).toEqual({ x: 160, y: 100 })
    expect(editor.state.camera.left).toBe(0)
  })

  test.each`
    pixels | selects
    ${10}  | ${['A']}
    ${20}  | ${[]}
  `('$pixels pixels beside a part selects $selects', ({ pixels, selects }) => {
    const editor = new TestEditor(layoutOf(A))
    const at = { left: (133.05 * 20) / 12 + pixels, top: 167 }
    sendEvent(editor, { type: 'press', at, ...finger })
    sendEvent(editor, { type: 'release', at, ...finger })
    expect(editor.state.selection).toEqual(selects)
  })

  test.each`
    drawing                                                                           | from          | to            | change
    ${newDrawing({ kind: 'circle', id: 'd', at: { x: 300, y: 300 }, radius: 30 })}    | ${[545, 545]} | ${[600, 600]} | ${'radius'}
    ${newDrawing({ kind: 'dimension', id: 'd', at: { x: 300, y: 300 }, length: 60 })} | ${[565, 500]} | ${[700, 500]} | ${'length'}
  `('beside a handle of a $drawing.kind takes hold of it all the same', ({ drawing, from, to, change }) => {
    const editor = new TestEditor(addDrawings([drawing])(layoutOf(A)))
    select(editor, ['d'])
    const at = ([left, top]: readonly [number, number]) => ({ left, top })
    sendEvent(editor, { type: 'press', at: at(from), ...finger })
    sendEvent(editor, { type: 'move', at: at(to), ...finger })
    sendEvent(editor, { type: 'release', at: at(to), ...finger })
    expect(editor.state.camera.left).toBe(0)
    const after = editor.state.layout.drawings[0] as unknown as Record<string, number>
    expect(after[change]).toBeGreaterThan(drawing[change])
  })

  test('on a small drawing moves it', () => {
    const small = newDrawing({ kind: 'rectangle', id: 'd', at: { x: 300, y: 300 }, width: 12, length: 12 })
    const editor = new TestEditor(addDrawings([small])(layoutOf(A)))
    select(editor, ['d'])
    sendEvent(editor, { type: 'press', at: { left: 500, top: 490 }, ...finger })
    sendEvent(editor, { type: 'move', at: { left: 600, top: 490 }, ...finger })
    sendEvent(editor, { type: 'release', at: { left: 600, top: 490 }, ...finger })
    expect(editor.state.layout.drawings[0]).toMatchObject({ at: { x: 360, y: 300 }, width: 12 })
  })
})

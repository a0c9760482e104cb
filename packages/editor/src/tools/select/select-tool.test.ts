import { describe, expect, test } from 'vitest'
import { sendEvent } from '../../commands/events.ts'
import { setMode } from '../../commands/modes.ts'
import { rotateHandle, select, selectAll } from '../../commands/selection.ts'
import { redo, undo } from '../../commands/undo.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../../testing.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const B = partAt('platform', 'B', { x: 400, y: 100 })
const C = partAt('platform', 'C', { x: 400, y: 400 })

describe('a drag', () => {
  test('shows where the part would land and becomes one entry of the history on release [editor-tools-21]', () => {
    const editor = new TestEditor(layoutOf(A))

    editor.press(100, 100).moveTo(110, 100).moveTo(124, 100)
    expect(editor.state.toolState.kind).toBe('dragging')
    expect(editor.centerOf('A')).toEqual({ x: 124, y: 100 })
    expect(editor.state.gesture.moving).toEqual(['A'])
    expect(editor.entries).toEqual([])

    editor.release(124, 100)
    expect(editor.entries).toEqual(['Move'])
    expect(editor.state.history.now.kind).toBe('moved')

    undo(editor)
    expect(editor.centerOf('A')).toEqual({ x: 100, y: 100 })
    redo(editor)
    expect(editor.centerOf('A')).toEqual({ x: 124, y: 100 })
  })

  test('given up with Escape leaves the layout and the history as they were', () => {
    const before = layoutOf(A)
    const editor = new TestEditor(before)

    editor.press(100, 100).moveTo(150, 100).escape()

    expect(editor.state.layout).toBe(before)
    expect(editor.entries).toEqual([])
    expect(editor.state.toolState.kind).toBe('idle')
    expect(editor.release(150, 100).state.layout).toBe(before)
  })

  test('of a selected part takes the whole selection along', () => {
    const editor = new TestEditor(layoutOf(A, B, C))
    editor.click(100, 100).click(400, 100, { shift: true })

    editor.drag({ x: 100, y: 100 }, { x: 100, y: 300 })

    expect(editor.centerOf('A')).toEqual({ x: 100, y: 300 })
    expect(editor.centerOf('B')).toEqual({ x: 400, y: 300 })
    expect(editor.centerOf('C')).toEqual({ x: 400, y: 400 })
    expect(editor.entries).toEqual(['Move'])
  })

  test('of a part outside of the selection takes that part alone', () => {
    const editor = new TestEditor(layoutOf(A, B))
    editor.click(400, 100).drag({ x: 100, y: 100 }, { x: 100, y: 300 })

    expect(editor.state.selection).toEqual(['A'])
    expect(editor.centerOf('B')).toEqual({ x: 400, y: 100 })
  })

  test.each`
    to            | place
    ${[180, 130]} | ${{ x: 180, y: 100 }}
    ${[120, 190]} | ${{ x: 100, y: 190 }}
  `('with Shift to $to keeps to left and right, or to up and down', ({ to: [x, y], place }) => {
    const editor = new TestEditor(layoutOf(A))
    editor.press(100, 100).moveTo(140, 140).moveTo(x, y, { shift: true }).release(x, y, { shift: true })
    expect(editor.centerOf('A')).toEqual(place)
  })

  test('that hardly moves is a click', () => {
    const before = layoutOf(A)
    const editor = new TestEditor(before)
    editor.press(100, 100).moveTo(101, 100).release(101, 100)

    expect(editor.state.selection).toEqual(['A'])
    expect(editor.state.layout).toBe(before)
  })

  test('does nothing where parts are locked', () => {
    const before = layoutOf(A)
    const editor = new TestEditor(before)
    setMode(editor, 'confirm')
    editor.drag({ x: 100, y: 100 }, { x: 100, y: 300 })

    expect(editor.state.layout).toBe(before)
  })

  test.each`
    key    | way                    | lands
    ${'v'} | ${'up and down'}       | ${{ x: 100, y: 250 }}
    ${'b'} | ${'left to right'}     | ${{ x: 250, y: 100 }}
    ${'x'} | ${'down the diagonal'} | ${{ x: 250, y: 250 }}
  `('while $key is held goes $way only', ({ key, lands }) => {
    const editor = new TestEditor(layoutOf(A))
    editor.key(key)
    editor.drag({ x: 100, y: 100 }, { x: 250, y: 250 })
    expect(editor.centerOf('A')).toEqual(lands)

    sendEvent(editor, { type: 'key-up', key })
    editor.drag(editor.centerOf('A'), { x: 500, y: 300 })
    expect(editor.centerOf('A')).toEqual({ x: 500, y: 300 })
  })
})

describe('a part let go on another', () => {
  test('goes back to the last place where it lay on none [editor-tools-1]', () => {
    const editor = new TestEditor(layoutOf(A, B))
    editor.press(100, 100).moveTo(200, 100, { alt: true }).moveTo(400, 100, { alt: true })
    expect(editor.state.gesture.isRefused).toBe(true)
    editor.release(400, 100, { alt: true })

    expect(editor.centerOf('A')).toEqual({ x: 200, y: 100 })
    expect(editor.analysis.placement.overlaps).toEqual([])
  })

  test('goes back to where it was when every place on the way lay on another', () => {
    const before = layoutOf(A, B)
    const editor = new TestEditor(before)
    editor.press(100, 100).moveTo(400, 100, { alt: true }).release(400, 100, { alt: true })

    expect(editor.state.layout).toBe(before)
    expect(editor.entries).toEqual([])
  })

  test('and shared the place before may still be moved away from it', () => {
    const editor = new TestEditor(layoutOf(A, { ...B, at: { x: 120, y: 100 } }))
    editor.drag({ x: 75, y: 100 }, { x: 75, y: 300 })

    expect(editor.centerOf('A')).toEqual({ x: 100, y: 300 })
  })
})

describe('selecting', () => {
  test('a click selects the uppermost part, Shift adds and takes away, a click beside clears', () => {
    const editor = new TestEditor(layoutOf(A, B))
    editor.click(100, 100)
    expect(editor.state.selection).toEqual(['A'])
    editor.click(400, 100, { shift: true })
    expect(editor.state.selection).toEqual(['A', 'B'])
    editor.click(100, 100, { shift: true })
    expect(editor.state.selection).toEqual(['B'])
    editor.click(250, 250)
    expect(editor.state.selection).toEqual([])
  })

  test('a marquee selects what it touches and is gone on release', () => {
    const editor = new TestEditor(layoutOf(A, B, C))
    editor.press(250, 20).moveTo(380, 380)
    expect(editor.state.gesture.marquee).toEqual({ min: { x: 250, y: 20 }, max: { x: 380, y: 380 } })
    expect(editor.state.selection).toEqual(['B', 'C'])

    editor.release(380, 380)
    expect(editor.state.gesture.marquee).toBeNull()
    expect(editor.state.selection).toEqual(['B', 'C'])
    expect(editor.entries).toEqual([])
  })

  test('a marquee misses a turned part whose box it touches but whose outline it does not', () => {
    const turned = partAt('ramp', 'R', { x: 300, y: 300, rotation: 45 })
    const editor = new TestEditor(layoutOf(turned))
    editor.press(255, 255).moveTo(270, 270).release(270, 270)
    expect(editor.state.selection).toEqual([])
  })

  test('Escape during a marquee brings the selection back', () => {
    const editor = new TestEditor(layoutOf(A, B))
    editor.click(100, 100)
    editor.press(250, 20, { shift: true }).moveTo(450, 200)
    expect(editor.state.selection).toEqual(['A', 'B'])
    editor.escape()
    expect(editor.state.selection).toEqual(['A'])
  })
})

describe('turning by the handle', () => {
  const turnTo = (editor: TestEditor, x: number, y: number) => {
    const handle = rotateHandle(editor)
    if (!handle) throw new Error('nothing is selected')
    return editor.press(handle.x, handle.y).moveTo(x, y)
  }

  test('goes in steps of 45 degrees and is one entry [editor-tools-22]', () => {
    const editor = new TestEditor(layoutOf(partAt('ramp', 'R', { x: 300, y: 300 })))
    editor.click(300, 300)
    turnTo(editor, 400, 310)
    expect(editor.part('R').rotation).toBe(90)
    editor.release(400, 310)
    expect(editor.entries).toEqual(['Rotate'])

    undo(editor)
    expect(editor.part('R').rotation).toBe(0)
  })

  test('onto another part is refused', () => {
    const R = partAt('ramp', 'R', { x: 300, y: 300 })
    const editor = new TestEditor(layoutOf(R, partAt('platform', 'P', { x: 360, y: 300 })))
    editor.click(300, 300)
    turnTo(editor, 400, 300)
    expect(editor.state.gesture.isRefused).toBe(true)
    editor.release(400, 300)
    expect(editor.part('R').rotation).toBe(0)
    expect(editor.entries).toEqual([])
  })

  test('stands over the top of one part and turns with it; over the middle of several', () => {
    const editor = new TestEditor(layoutOf(A, partAt('ramp', 'R', { x: 400, y: 300, rotation: 90 })))
    select(editor, ['R'])
    expect(rotateHandle(editor)?.x).toBeCloseTo(400 + 48 + 15.6, 6)
    expect(rotateHandle(editor)?.y).toBeCloseTo(300, 6)
    selectAll(editor)
    expect(rotateHandle(editor)?.x).toBeCloseTo((A.at.x - 33.05 + 448) / 2, 6)
    expect(rotateHandle(editor)?.y).toBeCloseTo(A.at.y - 33.05 - 15.6, 6)
  })

  test('turns a group about its centre as one entry, every joint kept', () => {
    const R = partAt('ramp', 'R', { x: 300, y: 300 })
    const S = partOn('ramp', 'S', { to: R, side: 'BOTTOM', mySide: 'TOP' })
    const editor = new TestEditor(layoutOf(R, S))
    selectAll(editor)
    const joints = editor.analysis.connections.joints.length
    turnTo(editor, 700, 348).release(700, 348)
    expect(editor.part('R').rotation).toBe(90)
    expect(editor.centerOf('R')).toEqual({ x: 348, y: 348 })
    expect(editor.centerOf('S')).toEqual({ x: 252, y: 348 })
    expect(editor.analysis.connections.joints).toHaveLength(joints)
    expect(editor.entries).toEqual(['Rotate'])
  })
})

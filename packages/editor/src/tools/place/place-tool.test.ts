import { describe, expect, test } from 'vitest'
import { sendEvent } from '../../commands/events.ts'
import { setMode } from '../../commands/modes.ts'
import { carryItem, placeItem } from '../../commands/placing.ts'
import { undo } from '../../commands/undo.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../../testing.ts'

const P = partAt('platform', 'P', { x: 400, y: 300 })

describe('an item dragged from the gallery', () => {
  test('follows the pointer, is placed where it is let go and is selected [editor-tools-3]', () => {
    const editor = new TestEditor(layoutOf())
    carryItem(editor, 'ramp')
    expect(editor.state.tool).toBe('place')
    expect(editor.state.layout.parts).toEqual([])

    editor.moveTo(200, 200)
    expect(editor.centerOf('new-1')).toEqual({ x: 200, y: 200 })
    expect(editor.state.gesture.moving).toEqual(['new-1'])
    expect(editor.entries).toEqual([])

    editor.release(220, 210)
    expect(editor.centerOf('new-1')).toEqual({ x: 220, y: 210 })
    expect(editor.entries).toEqual(['Add'])
    expect(editor.state.history.now.kind).toBe('added')
    expect(editor.state.selection).toEqual(['new-1'])
    expect(editor.state.tool).toBe('select')

    undo(editor)
    expect(editor.state.layout.parts).toEqual([])
    expect(editor.state.selection).toEqual([])
  })

  test('is put back by Escape, and hidden while the pointer is off the canvas', () => {
    const before = layoutOf(P)
    const editor = new TestEditor(before)
    carryItem(editor, 'ramp')
    sendEvent(editor.moveTo(200, 200), { type: 'leave' })
    expect(editor.state.layout).toBe(before)
    expect(editor.moveTo(210, 200).state.layout.parts).toHaveLength(2)
    editor.escape()
    expect(editor.state.layout).toBe(before)
    expect(editor.state.tool).toBe('select')
  })

  test('let go on another part is not put down, and the screen is told', () => {
    const editor = new TestEditor(layoutOf(P))
    carryItem(editor, 'platform')
    editor.moveTo(400, 310)
    expect(editor.state.gesture.isRefused).toBe(true)
    editor.release(400, 310)
    expect(editor.state.layout.parts).toHaveLength(1)
    expect(editor.refusals).toEqual(['placed-on-another'])
    expect(editor.state.tool).toBe('select')
    expect(editor.entries).toEqual([])
  })

  test('cannot be taken where parts are locked, nor when the catalogue does not draw it', () => {
    const editor = new TestEditor(layoutOf(P))
    carryItem(editor, 'angle')
    expect(editor.state.tool).toBe('select')
    setMode(editor, 'leg')
    carryItem(editor, 'ramp')
    expect(editor.state.tool).toBe('pick-leg')
  })
})

describe('an item brought to an open end is turned so that the way goes on', () => {
  const R = partAt('ramp', 'R', { x: 400, y: 500 })

  test.each`
    item                   | end                        | parts  | at                    | rotation | mySide      | kind
    ${'ramp'}              | ${'under a platform'}      | ${[P]} | ${{ x: 402, y: 386 }} | ${0}     | ${'TOP'}    | ${'PLATFORM_TO_RAMP'}
    ${'ramp'}              | ${'right of a platform'}   | ${[P]} | ${{ x: 462, y: 302 }} | ${270}   | ${'TOP'}    | ${'PLATFORM_TO_RAMP'}
    ${'ramp'}              | ${'left of a platform'}    | ${[P]} | ${{ x: 340, y: 302 }} | ${90}    | ${'TOP'}    | ${'PLATFORM_TO_RAMP'}
    ${'ramp'}              | ${'above a platform'}      | ${[P]} | ${{ x: 402, y: 214 }} | ${0}     | ${'BOTTOM'} | ${'RAMP_TO_PLATFORM'}
    ${'stair'}             | ${'right of a platform'}   | ${[P]} | ${{ x: 458, y: 302 }} | ${270}   | ${'TOP'}    | ${'PLATFORM_TO_STAIR'}
    ${'platform'}          | ${'right of a platform'}   | ${[P]} | ${{ x: 470, y: 302 }} | ${0}     | ${'LEFT'}   | ${'PLATFORM_TO_PLATFORM'}
    ${'ramp'}              | ${'at the foot of a ramp'} | ${[R]} | ${{ x: 402, y: 600 }} | ${0}     | ${'TOP'}    | ${'RAMP_TO_RAMP'}
    ${'ramp'}              | ${'at the head of a ramp'} | ${[R]} | ${{ x: 402, y: 400 }} | ${0}     | ${'BOTTOM'} | ${'RAMP_TO_RAMP'}
    ${'platform'}          | ${'at the foot of a ramp'} | ${[R]} | ${{ x: 402, y: 584 }} | ${0}     | ${'TOP'}    | ${'RAMP_TO_PLATFORM'}
    ${'transition-ground'} | ${'at the foot of a ramp'} | ${[R]} | ${{ x: 402, y: 555 }} | ${0}     | ${'TOP'}    | ${null}
    ${'transition-upper'}  | ${'at the head of a ramp'} | ${[R]} | ${{ x: 402, y: 446 }} | ${0}     | ${'BOTTOM'} | ${null}
  `('$item $end', ({ item, parts, at, rotation, mySide, kind }) => {
    const editor = new TestEditor(layoutOf(...parts))
    carryItem(editor, item)
    editor.moveTo(at.x, at.y)
    expect(editor.state.gesture.joint).toMatchObject({ moving: { side: mySide }, kind, position: 'CENTER' })
    editor.release(at.x, at.y)
    expect(editor.part('new-1').rotation).toBe(rotation)
    expect(editor.analysis.placement.overlaps).toEqual([])
    if (kind) expect(editor.analysis.connections.joints).toMatchObject([{ kind }])
  })

  test('a platform that a ramp comes down to sends the next ramp on downwards, whichever side it leaves by', () => {
    const down = partAt('ramp', 'R', { x: 400, y: 186 })
    const A = partOn('platform', 'A', { to: down, side: 'BOTTOM', mySide: 'TOP' })
    const B = partOn('platform', 'B', { to: A, side: 'RIGHT', mySide: 'LEFT' })
    const editor = new TestEditor(layoutOf(down, A, B))
    const { x, y } = editor.part('B').at
    carryItem(editor, 'ramp')
    editor.moveTo(x + 12, y - 86).release(x + 12, y - 86)
    expect(editor.part('new-1').rotation).toBe(180)
    expect(editor.analysis.connections.joints).toContainEqual(
      expect.objectContaining({
        kind: 'PLATFORM_TO_RAMP',
        a: { part: 'B', side: 'TOP' },
        b: { part: 'new-1', side: 'TOP' },
        position: 'RIGHT',
      }),
    )
  })

  test('R turns it in the hand, and then it stays as it was turned', () => {
    const editor = new TestEditor(layoutOf(P))
    carryItem(editor, 'ramp')
    editor.moveTo(700, 300)
    editor.key('r')
    expect(editor.part('new-1').rotation).toBe(45)
    editor.key('R', { shift: true })
    editor.key('R', { shift: true })
    editor.key('R', { shift: true })
    expect(editor.part('new-1').rotation).toBe(270)
    editor.moveTo(402, 386)
    expect(editor.part('new-1').rotation).toBe(270)
    editor.moveTo(484, 303).release(484, 303)
    expect(editor.analysis.connections.joints).toMatchObject([{ kind: 'PLATFORM_TO_RAMP' }])
  })
})

describe('a click on a gallery card', () => {
  test('puts the part at the middle of the view and selects it [editor-tools-4]', () => {
    const editor = new TestEditor(layoutOf())
    expect(placeItem(editor, 'platform')).toBe('new-1')
    expect(editor.centerOf('new-1')).toEqual({ x: 360, y: 240 })
    expect(editor.state.selection).toEqual(['new-1'])
    expect(editor.entries).toEqual(['Add'])
  })

  test('puts every further part at the nearest free place', () => {
    const editor = new TestEditor(layoutOf())
    for (let count = 0; count < 12; count++) placeItem(editor, 'ramp')
    expect(editor.state.layout.parts).toHaveLength(12)
    expect(editor.analysis.placement.overlaps).toEqual([])
    expect(editor.analysis.connections.joints).toEqual([])
  })

  const door = { id: 'door-1', sill: 24, stepDown: 0, at: { x: 300, y: 60 } }
  const outline = [
    { x: 250, y: 60 },
    { x: 350, y: 60 },
    { x: 350, y: 108 },
    { x: 250, y: 108 },
  ]
  test.each`
    what                                | site                                                                                  | at
    ${'below a door that faces down'}   | ${{ doors: [{ ...door, faces: 180 }] }}                                               | ${{ x: 300, y: 93.05 }}
    ${'beside a door that faces right'} | ${{ doors: [{ ...door, faces: 90 }] }}                                                | ${{ x: 333.05, y: 60 }}
    ${'at the only door that has a place'} | ${{ doors: [{ ...door, at: undefined }, { ...door, id: 'door-2', faces: 180 }] }} | ${{ x: 300, y: 93.05 }}
    ${'at the edge of a porch'}         | ${{ doors: [{ ...door, faces: 180 }], porch: { outline, height: 24, use: 'start' } }} | ${{ x: 300, y: 141.05 }}
    ${'in the middle, without a door'}  | ${{ doors: [] }}                                                                      | ${{ x: 360, y: 240 }}
  `('puts the first platform $what', ({ site, at }) => {
    const editor = new TestEditor({ ...layoutOf(), site })
    const [first, second] = [placeItem(editor, 'platform'), placeItem(editor, 'platform')]
    expect(editor.centerOf(first ?? '')).toEqual({ x: expect.closeTo(at.x), y: expect.closeTo(at.y) })
    expect(editor.centerOf(second ?? '')).not.toEqual(editor.centerOf(first ?? ''))
  })

  test('gives nothing for an item that is never drawn', () => {
    const editor = new TestEditor(layoutOf())
    expect(placeItem(editor, 'angle')).toBeNull()
    expect(placeItem(editor, 'no such item')).toBeNull()
    expect(editor.entries).toEqual([])
  })
})

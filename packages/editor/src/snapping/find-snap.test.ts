import { type Degrees, type Position, rotate } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { select } from '../commands/selection.ts'
import { zoomTo } from '../commands/view.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../testing.ts'

const HERE = { x: 300, y: 300 }
const TURNS: readonly Degrees[] = [0, 90, 180, 270]
const POSITIONS: readonly Position[] = ['LEFT', 'CENTER', 'RIGHT']

/** A wide platform turned by some angle, and a ramp whose top lies near its lower side, off by a few inches. */
function nearMiss(rotation: Degrees, position: Position) {
  const wide = partAt('wide', 'W', { ...HERE, rotation })
  const flush = partOn('ramp', 'R', { to: wide, side: 'BOTTOM', mySide: 'TOP', position })
  const away = rotate({ x: 3, y: 60 }, rotation)
  const off = rotate({ x: 3, y: 5 }, rotation)
  const start = { ...flush, at: { x: flush.at.x + away.x, y: flush.at.y + away.y } }
  return { flush, start, wide, target: { x: flush.at.x + off.x, y: flush.at.y + off.y } }
}

describe('a side brought near another', () => {
  const cases = TURNS.flatMap((rotation) => POSITIONS.map((position) => ({ rotation, position })))

  test.each(cases)(
    'snaps flush at $position with the platform turned by $rotation [editor-snapping-5]',
    (one) => {
      const { flush, start, wide, target } = nearMiss(one.rotation, one.position)
      const editor = new TestEditor(layoutOf(wide, start))
      editor.press(start.at.x, start.at.y).moveTo(target.x, target.y)

      expect(editor.state.gesture.joint).toMatchObject({
        moving: { part: 'R', side: 'TOP' },
        standing: { part: 'W', side: 'BOTTOM' },
        kind: 'PLATFORM_TO_RAMP',
        position: one.position,
      })
      editor.release(target.x, target.y)
      expect(editor.part('R').at.x).toBeCloseTo(flush.at.x, 6)
      expect(editor.part('R').at.y).toBeCloseTo(flush.at.y, 6)
      expect(editor.analysis.connections.joints).toMatchObject([
        { kind: 'PLATFORM_TO_RAMP', position: one.position },
      ])
      expect(editor.state.gesture.joint).toBeNull()
    },
  )

  test.each(TURNS)('the wider part may be the one that moves, turned by %d', (rotation) => {
    const ramp = partAt('ramp', 'R', { ...HERE, rotation })
    const flush = partOn('wide', 'W', { to: ramp, side: 'BOTTOM', mySide: 'TOP', position: 'RIGHT' })
    const off = rotate({ x: 4, y: 6 }, rotation)
    const start = { ...flush, at: { x: flush.at.x + off.x, y: flush.at.y + off.y } }
    const editor = new TestEditor(layoutOf(ramp, start))
    const { x, y } = start.at
    editor
      .press(x, y)
      .moveTo(x + 4, y)
      .moveTo(x, y)
      .release(x, y)

    expect(editor.analysis.connections.joints).toMatchObject([
      { kind: 'RAMP_TO_PLATFORM', position: 'RIGHT', wider: 'b' },
    ])
    expect(editor.part('W').at.x).toBeCloseTo(flush.at.x, 6)
    expect(editor.part('W').at.y).toBeCloseTo(flush.at.y, 6)
  })

  test('stays where it is taken when it is out of reach, and while Alt is held', () => {
    const { start, wide, target } = nearMiss(0, 'CENTER')
    const editor = new TestEditor(layoutOf(wide, start))
    editor.press(start.at.x, start.at.y).moveTo(target.x, target.y + 10)
    expect(editor.state.gesture.joint).toBeNull()
    editor.moveTo(target.x, target.y, { alt: true })
    expect(editor.state.gesture.joint).toBeNull()
    expect(editor.centerOf('R')).toEqual({ x: target.x, y: Math.round(target.y * 1000) / 1000 })
  })

  test('reaches further on the layout when the view is zoomed out, and less when it is zoomed in', () => {
    const { start, wide, target } = nearMiss(0, 'CENTER')
    for (const [zoom, snaps] of [
      [0.6, true],
      [1, false],
      [2, false],
    ] as const) {
      const editor = new TestEditor(layoutOf(wide, start))
      zoomTo(editor, zoom)
      editor.press(start.at.x, start.at.y).moveTo(target.x, target.y + 10)
      expect(editor.state.gesture.joint !== null).toBe(snaps)
    }
  })
})

describe('which sides snap', () => {
  const platform = partAt('platform', 'P', HERE)
  const below = (shortName: string, rotation: Degrees, length: number) =>
    partAt(shortName, 'N', { x: 300, y: 300 + 33.05 + length / 2 + 40, rotation })

  test.each`
    newcomer                               | part                   | rotation | length  | snaps
    ${'a ramp'}                            | ${'ramp'}              | ${0}     | ${96}   | ${'TOP'}
    ${'a turned ramp'}                     | ${'ramp'}              | ${180}   | ${96}   | ${'BOTTOM'}
    ${'a ramp that lies across turns and'} | ${'ramp'}              | ${90}    | ${41.5} | ${'TOP'}
    ${'a platform'}                        | ${'platform'}          | ${0}     | ${66.1} | ${'TOP'}
    ${'a stair'}                           | ${'stair'}             | ${0}     | ${39}   | ${'TOP'}
    ${'a slanting ramp turns and'}         | ${'ramp'}              | ${45}    | ${97.2} | ${'TOP'}
    ${'a transition'}                      | ${'transition-ground'} | ${0}     | ${6}    | ${'TOP'}
  `('below a platform $newcomer meets it with $snaps', ({ part, rotation, length, snaps }) => {
    const newcomer = below(part, rotation, length)
    const editor = new TestEditor(layoutOf(platform, newcomer))
    const { x, y } = newcomer.at
    editor.press(x, y).moveTo(x, y - 34)
    expect(editor.state.gesture.joint?.moving.side ?? null).toBe(snaps)
  })

  test('a ramp never meets a stair', () => {
    const stair = partAt('stair', 'S', HERE)
    const ramp = partAt('ramp', 'R', { x: 300, y: 420 })
    const editor = new TestEditor(layoutOf(stair, ramp))
    editor.press(300, 420).moveTo(300, 300 + 19.5 + 48 + 3)
    expect(editor.state.gesture.joint).toBeNull()
  })

  test('a full side is taken: the second ramp finds no place there', () => {
    const first = partOn('ramp', 'F', { to: platform, side: 'BOTTOM', mySide: 'TOP' })
    const ramp = partAt('ramp', 'R', { x: 420, y: 500 })
    const editor = new TestEditor(layoutOf(platform, first, ramp))
    editor.press(420, 500).moveTo(320, 300 + 33.05 + 48 + 3)
    expect(editor.state.gesture.joint).toBeNull()
    expect(editor.state.gesture.isRefused).toBe(true)
  })

  test('a wide side takes two ramps, one at each end', () => {
    const wide = partAt('wide', 'W', HERE)
    const first = partOn('ramp', 'F', { to: wide, side: 'BOTTOM', mySide: 'TOP', position: 'LEFT' })
    const ramp = partAt('ramp', 'R', { x: 500, y: 600 })
    const editor = new TestEditor(layoutOf(wide, first, ramp))
    const { x, y } = partOn('ramp', 'R', { to: wide, side: 'BOTTOM', mySide: 'TOP', position: 'RIGHT' }).at
    editor.drag({ x: 500, y: 600 }, { x: x - 4, y: y + 4 })
    expect(editor.centerOf('R')).toEqual({ x, y })
    expect(editor.analysis.connections.joints.map(({ position }) => position).sort()).toEqual([
      'LEFT',
      'RIGHT',
    ])
  })

  test('an entrance stays free for the door, but takes a transition', () => {
    const layout = layoutOf(
      partAt('ramp', 'R', HERE),
      partAt('platform', 'P', { x: 300, y: 150 }),
      partAt('transition-upper', 'T', { x: 500, y: 150 }),
    )
    const editor = new TestEditor({ ...layout, openings: [{ part: 'R', side: 'TOP', use: 'entrance' }] })
    editor.press(300, 150).moveTo(300, 300 - 48 - 33.05 - 3)
    expect(editor.state.gesture.joint).toBeNull()
    editor.escape()
    editor.press(500, 150).moveTo(302, 300 - 48 - 3 - 3)
    expect(editor.state.gesture.joint).toMatchObject({
      moving: { part: 'T', side: 'BOTTOM' },
      standing: { part: 'R', side: 'TOP' },
      kind: null,
      position: 'CENTER',
    })
  })

  test('of several dragged parts the one that comes near brings the others along', () => {
    const A = partAt('ramp', 'A', { x: 300, y: 600 })
    const B = partOn('platform', 'B', { to: A, side: 'BOTTOM', mySide: 'TOP' })
    const editor = new TestEditor(layoutOf(platform, A, B))
    select(editor, ['A', 'B'])
    editor.drag({ x: 300, y: 600 }, { x: 303, y: 300 + 33.05 + 48 + 4 })
    expect(editor.centerOf('A')).toEqual({ x: 300, y: 381.05 })
    expect(editor.analysis.connections.joints).toHaveLength(2)
  })
})

import { describe, expect, test } from 'vitest'
import { joinItem } from '../../commands/joining.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../../testing.ts'

const P = partAt('platform', 'P', { x: 600, y: 300 })
const A = partOn('ramp', 'A', { to: P, side: 'TOP', mySide: 'BOTTOM' })
const loose = partAt('ramp', 'L', { x: 200, y: 600 })

describe('a part let go near an end', () => {
  test('turns and joins as the strip would place it', () => {
    const editor = new TestEditor(layoutOf(P, A, loose))
    editor.drag({ x: 200, y: 600 }, { x: 690, y: 305 })
    const byStrip = new TestEditor(layoutOf(P, A))
    const id = joinItem(byStrip, 'ramp', { end: { part: 'P', side: 'RIGHT' } }) ?? ''
    const { at, rotation } = byStrip.part(id)
    expect(editor.part('L')).toMatchObject({ at, rotation })
    expect(editor.entries).toEqual(['Move'])
  })

  test('is shown turned before it is let go', () => {
    const editor = new TestEditor(layoutOf(P, A, loose))
    editor.press(200, 600).moveTo(690, 305)
    expect(editor.state.gesture.joint?.standing).toEqual({ part: 'P', side: 'RIGHT' })
    expect(editor.state.layout.parts.find(({ id }) => id === 'L')?.rotation).toBe(270)
  })

  test('keeps its turn where it fits as it is', () => {
    const editor = new TestEditor(layoutOf(P, A, loose))
    editor.drag({ x: 200, y: 600 }, { x: 604, y: 388 })
    expect(editor.part('L').rotation).toBe(0)
    expect(editor.analysis.connections.joints).toHaveLength(2)
  })

  test('with Alt held lies where it is let go, as it is', () => {
    const editor = new TestEditor(layoutOf(P, A, loose))
    editor.press(200, 600).moveTo(690, 500, { alt: true }).release(720, 500, { alt: true })
    expect(editor.part('L')).toMatchObject({ at: { x: 720, y: 500 }, rotation: 0 })
  })

  test('the only ramp of a platform goes down from its other side too', () => {
    const B = partOn('ramp', 'B', { to: P, side: 'BOTTOM', mySide: 'TOP' })
    const editor = new TestEditor(layoutOf(P, B))
    editor.press(B.at.x, B.at.y).moveTo(690, 300).release(690, 300)
    const [joint] = editor.analysis.connections.joints
    expect(joint).toMatchObject({ a: { part: 'P', side: 'RIGHT' }, b: { part: 'B', side: 'TOP' } })
  })
})

import { newLayout, setUnderlay } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { sendEvent } from '../../commands/events.ts'
import { takeUnderlay } from '../../commands/site.ts'
import { undo } from '../../commands/undo.ts'
import { TestEditor } from '../../testing.ts'
import { movesUnderlay, underlayPointsOf } from './underlay-hand.ts'

const layout = setUnderlay({
  id: 'plan',
  name: 'plat.png',
  kind: 'picture',
  width: 1000,
  height: 800,
  at: { x: 480, y: 360 },
  scale: 1,
  rotation: 0,
  opacity: 0.5,
  isToScale: false,
})(newLayout('P3G'))

const taking = (use: 'points' | 'move') => {
  const editor = new TestEditor(layout)
  takeUnderlay(editor, use)
  return editor
}

describe('the hand on a lot plan', () => {
  test('takes two points, and a third begins anew', () => {
    const editor = taking('points').click(200, 100)
    expect(underlayPointsOf(editor.state)).toEqual([{ x: 200, y: 100 }])
    editor.click(500, 100)
    expect(underlayPointsOf(editor.state)).toHaveLength(2)
    editor.click(300, 300)
    expect(underlayPointsOf(editor.state)).toEqual([{ x: 300, y: 300 }])
    expect(editor.entries).toEqual([])
  })

  test('moves the view where it drags, and keeps its points', () => {
    const editor = taking('points').click(200, 100)
    const { left } = editor.state.camera
    editor.press(300, 200).moveTo(360, 200).release(360, 200)
    expect(editor.state.camera.left).not.toBe(left)
    expect(underlayPointsOf(editor.state)).toEqual([{ x: 200, y: 100 }])
  })

  test('moves the plan by what is dragged, as one step that undo takes back', () => {
    const editor = taking('move')
    expect(movesUnderlay(editor.state)).toBe(true)
    editor.press(300, 200).moveTo(320, 200)
    expect(editor.state.layout.site.underlay?.at).toEqual({ x: 500, y: 360 })
    editor.moveTo(340, 230).release(340, 230)
    expect(editor.decided.site.underlay?.at).toEqual({ x: 520, y: 390 })
    expect(editor.entries).toEqual(['Move lot plan'])
    undo(editor)
    expect(editor.decided.site.underlay?.at).toEqual({ x: 480, y: 360 })
  })

  test.each([
    ['a mouse', 2, false],
    ['a finger', 8, true],
  ])('a tap of %s that trembles moves nothing', (_, by, isTouch) => {
    const editor = taking('move')
    for (const [type, left] of [
      ['press', 300],
      ['move', 300 + by],
      ['release', 300 + by],
    ] as const)
      sendEvent(editor, { type, at: { left, top: 200 }, isTouch })
    expect(editor.decided.site.underlay?.at).toEqual({ x: 480, y: 360 })
    expect(editor.entries).toEqual([])
  })

  test('is put down with Escape, in the Site mode', () => {
    const editor = taking('points').click(200, 100)
    sendEvent(editor, { type: 'key', key: 'Escape' })
    expect(underlayPointsOf(editor.state)).toBeNull()
    expect(editor.state.mode).toBe('site')
  })
})

import { addThing, inTurn, type Layout, newLayout, type Point, setLot } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { toScreen } from '../../camera.ts'
import { sendEvent } from '../../commands/events.ts'
import { endOutline, removeLastCorner, takeSiteTool } from '../../commands/site.ts'
import type { OutlineUse } from '../../modes/site-use.ts'
import { TestEditor } from '../../testing.ts'
import { siteCornersOf, siteFaultOf, siteUseOf } from './site-hand.ts'

const p = (x: number, y: number): Point => ({ x, y })
const house = [p(100, 0), p(700, 0), p(700, 200), p(100, 200)]
const layout: Layout = inTurn(
  addThing({ kind: 'house', name: 'house', outline: house }),
  setLot([p(0, -50), p(900.5, -50), p(900.5, 700), p(0, 700)], 0),
)(newLayout('P3G'))

type Tap = readonly [number, number]
function drawing(of: OutlineUse, taps: readonly Tap[], on: Layout = layout): TestEditor {
  const editor = new TestEditor(on)
  takeSiteTool(editor, { kind: 'outline', of })
  for (const [x, y] of taps) editor.click(x, y)
  return editor
}
const surface: OutlineUse = { kind: 'surface', surface: 'concrete' }

describe('corners go to what is near', () => {
  test.each<[string, readonly Tap[], readonly Point[]]>([
    ['a corner of the house', [[697, 203]], [p(700, 200)]],
    ['a wall of the house', [[300, 205]], [p(300, 200)]],
    ['a lot line that is on no whole inch', [[904, 300]], [p(900.5, 300)]],
    [
      'a wall, in one row with the corner before',
      [
        [400, 400],
        [403, 205],
      ],
      [p(400, 400), p(400, 200)],
    ],
    ['nothing that is near: whole inches', [[400.4, 400.4]], [p(400, 400)]],
  ])('%s', (_, taps, corners) => {
    expect(siteCornersOf(drawing(surface, taps).state)).toEqual(corners)
  })

  test('a finger reaches farther than a pointer', () => {
    const touched = new TestEditor(layout)
    takeSiteTool(touched, { kind: 'outline', of: surface })
    const at = toScreen(touched.state.camera, p(300, 211))
    for (const type of ['press', 'release'] as const) sendEvent(touched, { type, at, isTouch: true })
    expect(siteCornersOf(touched.state)).toEqual([p(300, 200)])
    expect(siteCornersOf(drawing(surface, [[300, 211]]).state)).toEqual([p(300, 211)])
  })
})

describe('corners that are no outline stay, with the reason', () => {
  test.each<[string, readonly Tap[], string]>([
    [
      'in one row',
      [
        [200, 400],
        [300, 400],
        [400, 400],
      ],
      'no-area',
    ],
    [
      'sides that cross',
      [
        [200, 400],
        [400, 600],
        [400, 400],
        [200, 600],
      ],
      'crosses',
    ],
  ])('%s', (_, taps, fault) => {
    const editor = drawing(surface, taps)
    endOutline(editor)
    expect(editor.entries).toEqual([])
    expect(siteFaultOf(editor.state)).toBe(fault)
    expect(siteCornersOf(editor.state)).toHaveLength(taps.length)
    // Escape does not lose them either.
    sendEvent(editor, { type: 'key', key: 'Escape' })
    expect(siteCornersOf(editor.state)).toHaveLength(taps.length)
  })

  test('the last corner is taken back, another one is drawn, and it is put on the site', () => {
    const editor = drawing(surface, [
      [200, 400],
      [300, 400],
      [400, 400],
    ])
    endOutline(editor)
    removeLastCorner(editor)
    expect(siteFaultOf(editor.state)).toBeNull()
    editor.click(300, 500)
    endOutline(editor)
    expect(editor.state.layout.site.surfaces?.[0]?.outline).toEqual([p(200, 400), p(300, 400), p(300, 500)])
  })
})

describe('lines have two points or more', () => {
  const fence: OutlineUse = { kind: 'line', thing: 'fence', name: 'Fence', thickness: 4 }

  test('a fence is a line of its own, ended at its last point', () => {
    const editor = drawing(fence, [
      [200, 400],
      [400, 400],
      [400, 500],
      [400, 500],
    ])
    expect(editor.entries).toEqual(['Draw Fence'])
    expect(editor.state.layout.site.things?.at(-1)).toEqual({
      kind: 'fence',
      name: 'Fence',
      line: [p(200, 400), p(400, 400), p(400, 500)],
      thickness: 4,
    })
  })

  test('one point is no line, and a line that crosses itself is refused', () => {
    const one = drawing(fence, [[200, 400]])
    endOutline(one)
    expect([siteFaultOf(one.state), one.entries]).toEqual(['few-points', []])
    const loop = drawing(fence, [
      [200, 400],
      [400, 400],
      [400, 500],
      [300, 300],
    ])
    endOutline(loop)
    expect([siteFaultOf(loop.state), loop.entries]).toEqual(['crosses', []])
  })

  test('a line has as many points as a site keeps: the next tap ends it', () => {
    const steps = Array.from({ length: 51 }, (_, step): Tap => [60 + step * 15, 400 + (step % 2) * 30])
    const editor = drawing(fence, steps, newLayout('P3G'))
    const made = editor.state.layout.site.things?.at(-1)
    expect(made && 'line' in made && made.line).toHaveLength(50)
  })

  test('the edge of a driveway is done with its second point', () => {
    const editor = drawing({ kind: 'destination-edge', name: 'driveway' }, [
      [200, 600],
      [400, 600],
    ])
    expect(editor.state.layout.site.destination).toEqual({
      name: 'driveway',
      edge: [p(200, 600), p(400, 600)],
    })
    expect(siteUseOf(editor.state)).toBeNull()
  })
})

test('corners stay while another window has the focus, and a press that is held there is let go', () => {
  const taps: readonly Tap[] = [
    [300, 400],
    [500, 400],
  ]
  const editor = drawing(surface, taps)
  sendEvent(editor, { type: 'blur' })
  expect(siteCornersOf(editor.state)).toEqual([p(300, 400), p(500, 400)])
  sendEvent(editor, { type: 'press', at: toScreen(editor.state.camera, p(600, 600)) })
  sendEvent(editor, { type: 'blur' })
  sendEvent(editor, { type: 'release', at: toScreen(editor.state.camera, p(620, 620)) })
  editor.click(500, 600)
  expect(siteCornersOf(editor.state).slice(0, 2)).toEqual([p(300, 400), p(500, 400)])
  expect(siteCornersOf(editor.state)).toContainEqual(p(500, 600))
})

import { addThing, inTurn, type Layout, newLayout, setDoor, setSill } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { sendEvent } from '../../commands/events.ts'
import { setMode } from '../../commands/modes.ts'
import { endOutline, takeSiteTool } from '../../commands/site.ts'
import { undo } from '../../commands/undo.ts'
import type { OutlineUse, SiteUse } from '../../modes/site-use.ts'
import { TestEditor } from '../../testing.ts'
import { siteCornersOf, siteFaultOf, siteUseOf } from './site-hand.ts'

const house = [
  { x: 100, y: 0 },
  { x: 700, y: 0 },
  { x: 700, y: 200 },
  { x: 100, y: 200 },
]
const withHouse: Layout = inTurn(
  addThing({ kind: 'house', name: 'house', outline: house }),
  setSill(24.5),
)(newLayout('P3G'))

const taking = (use: SiteUse | null, layout: Layout = newLayout('P3G')) => {
  const editor = new TestEditor(layout)
  takeSiteTool(editor, use)
  return editor
}
const drag = (editor: TestEditor, from: readonly [number, number], to: readonly [number, number]) =>
  editor
    .press(...from)
    .moveTo(...to)
    .release(...to)

describe('spots are put down one after another', () => {
  test('each tap is a spot, which waits for its reading', () => {
    const editor = taking({ kind: 'spot' }).click(300, 200).click(500, 320)
    expect(editor.state.layout.site.survey?.points.map(({ name, at }) => [name, at])).toEqual([
      ['Datum', { x: 300, y: 200 }],
      ['Spot 2', { x: 500, y: 320 }],
    ])
    expect(editor.state.picked.spot).toBe(editor.state.layout.site.survey?.points[1]?.id)
    expect(editor.entries).toEqual(['Add spot', 'Add spot'])
    expect(siteUseOf(editor.state)).toEqual({ kind: 'spot' })
    undo(editor)
    expect(editor.state.layout.site.survey?.points).toHaveLength(1)
  })

  test('a tap on one picks it, a drag moves it, Escape puts the spots down', () => {
    const editor = taking({ kind: 'spot' }).click(300, 200).click(500, 320).click(300, 200)
    const [first] = editor.state.layout.site.survey?.points ?? []
    expect(editor.state.picked.spot).toBe(first?.id)
    drag(editor, [300, 200], [340, 240])
    expect(editor.state.layout.site.survey?.points[0]?.at).toEqual({ x: 340, y: 240 })
    expect(editor.entries.at(-1)).toBe('Move spot')
    sendEvent(editor, { type: 'key', key: 'Escape' })
    expect(siteUseOf(editor.state)).toBeNull()
    expect(editor.state.mode).toBe('site')
  })

  test('a drag over nothing moves the view', () => {
    const editor = taking({ kind: 'spot' })
    const { left } = editor.state.camera
    drag(editor, [300, 200], [360, 200])
    expect(editor.state.camera.left).not.toBe(left)
    expect(editor.state.layout.site).toEqual({ doors: [] })
  })
})

test('with nothing in the hand a tap asks where a ramp would land', () => {
  const editor = taking(null).click(250, 300)
  expect(editor.state.picked.place).toEqual({ x: 250, y: 300 })
  expect(editor.entries).toEqual([])
})

describe('outlines are drawn corner by corner', () => {
  const lot: OutlineUse = { kind: 'lot' }
  const tapped = (of: OutlineUse) =>
    taking({ kind: 'outline', of }).click(100.3, 50).click(600, 50.8).click(600, 400).click(100, 400)

  test('a tap on the first corner closes them; corners that nearly lie in one row do', () => {
    const editor = tapped(lot)
    expect(editor.state.layout.site.lot).toBeUndefined()
    editor.click(101, 51)
    expect(editor.state.layout.site.lot).toEqual([
      { x: 100, y: 50 },
      { x: 600, y: 50 },
      { x: 600, y: 400 },
      { x: 100, y: 400 },
    ])
    expect(siteUseOf(editor.state)).toBeNull()
  })

  test.each`
    of                                            | label                 | field
    ${{ kind: 'building', name: 'house' }}        | ${'Draw house'}       | ${'things'}
    ${{ kind: 'yard' }}                           | ${'Draw yard'}        | ${'yard'}
    ${{ kind: 'surface', surface: 'concrete' }}   | ${'Draw concrete'}    | ${'surfaces'}
    ${{ kind: 'porch', height: 14, use: 'over' }} | ${'Draw porch'}       | ${'porch'}
    ${{ kind: 'destination', name: 'driveway' }}  | ${'Draw destination'} | ${'destination'}
  `('$label, closed by its button', ({ of, label, field }) => {
    const editor = tapped(of)
    expect(siteCornersOf(editor.state)).toHaveLength(4)
    endOutline(editor)
    expect(editor.entries).toEqual([label])
    expect(Object.keys(editor.state.layout.site)).toContain(field)
  })

  test('two corners are no outline: they stay with the reason, and are given up when ended again', () => {
    const editor = taking({ kind: 'outline', of: lot }).click(100, 50).click(600, 50)
    endOutline(editor)
    expect(editor.entries).toEqual([])
    expect([siteFaultOf(editor.state), siteCornersOf(editor.state).length]).toEqual(['few-corners', 2])
    endOutline(editor)
    expect(siteUseOf(editor.state)).toBeNull()
  })
})

describe('what one tap puts down', () => {
  test.each`
    tapped              | x      | y      | at                    | faces
    ${'below the wall'} | ${400} | ${230} | ${{ x: 400, y: 200 }} | ${180}
    ${'right of it'}    | ${720} | ${120} | ${{ x: 700, y: 120 }} | ${90}
  `('a door stands in the nearest wall: $tapped', ({ x, y, at, faces }) => {
    expect(taking({ kind: 'door' }, withHouse).click(x, y).state.layout.site.doors[0]).toMatchObject({
      at,
      faces,
      sill: 24.5,
    })
  })

  test('an obstacle with its clearance, a keep-off, and both can be moved', () => {
    const editor = taking({
      kind: 'thing',
      thing: 'obstacle',
      name: 'Maple',
      width: 36,
      length: 36,
      clearance: 24,
    }).click(300, 300)
    expect(editor.state.layout.site.things).toEqual([
      { kind: 'obstacle', name: 'Maple', at: { x: 300, y: 300 }, radius: 18, clearance: 24 },
    ])
    takeSiteTool(editor, { kind: 'thing', thing: 'septic-lid', name: 'Septic lid', width: 24, length: 24 })
    editor.click(500, 300)
    expect(siteUseOf(editor.state)).toBeNull()
    drag(editor, [500, 300], [520, 310])
    expect(editor.state.layout.site.things?.[1]).toEqual({
      kind: 'septic-lid',
      name: 'Septic lid',
      at: { x: 520, y: 310 },
      radius: 12,
    })
    takeSiteTool(editor, {
      kind: 'thing',
      thing: 'gas-meter',
      name: 'Meter',
      width: 20,
      length: 10,
      clearance: 36,
    })
    editor.click(600, 400)
    drag(editor, [600, 400], [610, 400])
    expect(editor.state.layout.site.things?.[2]).toMatchObject({
      outline: [
        { x: 600, y: 395 },
        { x: 620, y: 395 },
        { x: 620, y: 405 },
        { x: 600, y: 405 },
      ],
    })
  })

  test('a photo looks where it is dragged to, and else to the door', () => {
    const sited = setDoor({ at: { x: 400, y: 200 }, faces: 180 })(withHouse)
    const editor = taking({ kind: 'photo', of: 'yard', id: 'a' }, sited)
    drag(editor, [300, 400], [400, 400])
    takeSiteTool(editor, { kind: 'photo', of: 'door', id: 'b' })
    editor.click(400, 500)
    expect(editor.state.layout.site.photos).toEqual([
      { id: 'a', of: 'yard', at: { x: 300, y: 400 }, faces: 90 },
      { id: 'b', of: 'door', at: { x: 400, y: 500 }, faces: 0 },
    ])
  })
})

test('the tool is in the hand while the site is worked on, and out of it when the site is left', () => {
  const editor = new TestEditor(newLayout('P3G'))
  setMode(editor, 'site')
  expect(editor.state.tool).toBe('site')
  editor.click(300, 200)
  expect(editor.state.picked.place).toEqual({ x: 300, y: 200 })
  setMode(editor, 'building')
  expect(editor.state.tool).toBe('select')
})

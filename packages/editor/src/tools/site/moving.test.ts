import { type Layout, newLayout, type Point, type Site, setLot, setSite } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { takeSiteTool } from '../../commands/site.ts'
import { undo } from '../../commands/undo.ts'
import { TestEditor } from '../../testing.ts'

const p = (x: number, y: number): Point => ({ x, y })
const box = (x: number, y: number, width: number, depth: number) => [
  p(x, y),
  p(x + width, y),
  p(x + width, y + depth),
  p(x, y + depth),
]
const site: Site = {
  doors: [{ id: 'door-1', sill: 20, stepDown: 0, at: p(300, 200), faces: 180 }],
  things: [
    { kind: 'house', name: 'house', outline: box(100, 0, 400, 200) },
    { kind: 'fence', name: 'Fence', line: [p(600, 100), p(600, 300)], thickness: 4 },
  ],
  porch: { outline: box(260, 200, 80, 60), height: 14, use: 'over' },
  lot: box(20, -40, 800, 560),
  surfaces: [{ kind: 'concrete', outline: box(400, 320, 80, 160) }],
  destination: { name: 'driveway', edge: [p(560, 480), p(700, 480)] },
}
const layout: Layout = setSite(site)(newLayout('P3G'))

function onSite(): TestEditor {
  const editor = new TestEditor(layout)
  takeSiteTool(editor, null)
  return editor
}
const drag = (editor: TestEditor, from: readonly [number, number], to: readonly [number, number]) =>
  editor
    .press(...from)
    .moveTo(...to)
    .release(...to)

const PLACES = {
  house: [200, 100],
  porch: [270, 240],
  lot: [20, 300],
  surface: [400, 400],
  destination: [630, 480],
} as const

describe('a large outline is moved only when it was chosen', () => {
  test.each(Object.entries(PLACES))('a drag over the %s moves the view', (_, at) => {
    const editor = onSite()
    const { left } = editor.state.camera
    drag(editor, at, [at[0] + 30, at[1]])
    expect(editor.state.camera.left).not.toBe(left)
    expect(editor.state.layout.site).toEqual(site)
  })

  test.each<[keyof typeof PLACES, string, string]>([
    ['house', 'thing-0', 'Move house'],
    ['porch', 'porch', 'Move porch'],
    ['lot', 'lot', 'Move lot'],
    ['surface', 'surface-0', 'Move concrete'],
    ['destination', 'destination', 'Move driveway'],
  ])('the %s is chosen by a tap, then dragged, in one step of undo', (what, key, label) => {
    const [x, y] = PLACES[what]
    const editor = onSite().click(x, y)
    expect(editor.state.picked.site).toBe(key)
    drag(editor, [x, y], [x + 40, y + 10])
    expect(editor.entries).toEqual([label])
    expect(editor.state.layout.site).not.toEqual(site)
    undo(editor)
    expect(editor.state.layout.site).toEqual(site)
  })

  test('a house takes along its door and its porch', () => {
    const editor = onSite().click(...PLACES.house)
    drag(editor, PLACES.house, [220, 130])
    const { doors, porch, things } = editor.state.layout.site
    expect([doors[0]?.at, porch?.outline[0]]).toEqual([p(320, 230), p(280, 230)])
    expect(things?.[0]).toMatchObject({ outline: box(120, 30, 400, 200) })
  })

  test('within a lot that is chosen a drag is for the view, and a tap there lets go of it', () => {
    const editor = onSite().click(...PLACES.lot)
    drag(editor, [300, 400], [340, 400])
    expect(editor.state.layout.site).toEqual(site)
    editor.click(240, 420)
    expect(editor.state.picked.site).toBeNull()
    expect(editor.state.picked.place).not.toBeNull()
  })
})

describe('corners are dragged one by one', () => {
  test('a corner of what is chosen, in one row with the corners beside it', () => {
    const editor = onSite().click(...PLACES.surface)
    drag(editor, [480, 480], [520, 483])
    expect(editor.state.layout.site.surfaces?.[0]?.outline).toEqual([
      p(400, 320),
      p(480, 320),
      p(520, 480),
      p(400, 480),
    ])
    expect(editor.entries).toEqual(['Change concrete'])
  })

  test('a first corner that is repeated at the end goes as one', () => {
    const closed = [...box(400, 320, 80, 160), p(400, 320)]
    const editor = new TestEditor({
      ...layout,
      site: { ...site, surfaces: [{ kind: 'concrete', outline: closed }] },
    })
    takeSiteTool(editor, null)
    editor.click(...PLACES.surface)
    drag(editor, [400, 320], [380, 300])
    expect(editor.state.layout.site.surfaces?.[0]?.outline).toEqual([
      p(380, 300),
      ...closed.slice(1, 4),
      p(380, 300),
    ])
  })

  test('an end of a fence', () => {
    const editor = onSite().click(600, 200)
    drag(editor, [600, 300], [600, 340])
    expect(editor.state.layout.site.things?.[1]).toMatchObject({
      line: [p(600, 100), p(600, 340)],
      thickness: 4,
    })
  })

  test('a corner that would make sides cross goes back, and the screen says so', () => {
    const editor = onSite().click(...PLACES.surface)
    const refusals: string[] = []
    editor.onRefusal((refusal) => refusals.push(refusal))
    drag(editor, [480, 480], [360, 380])
    expect(refusals).toEqual(['no-outline'])
    expect(editor.state.layout.site).toEqual(site)
  })
})

test('a corner of a lot stays where its setback still leaves a yard, and the screen says so', () => {
  const editor = new TestEditor(setLot(box(20, -40, 800, 560), 60)(layout))
  takeSiteTool(editor, null)
  const refusals: string[] = []
  editor.onRefusal((refusal) => refusals.push(refusal))
  editor.click(700, 520)
  expect(editor.state.picked.site).toBe('lot')
  editor.press(820, 520).moveTo(820, 300)
  const fine = editor.state.layout.site
  expect(fine.lot?.[2]).toEqual(p(820, 300))
  editor.moveTo(820, -20)
  expect(editor.state.layout.site).toEqual(fine)
  editor.release(820, -20)
  expect(editor.decided.site).toEqual(fine)
  expect([refusals, editor.entries]).toEqual([['no-yard'], ['Change lot']])
})

test('a door slides along the walls of its house', () => {
  const editor = onSite()
  drag(editor, [300, 200], [420, 230])
  expect(editor.state.layout.site.doors[0]).toMatchObject({ at: p(420, 200), faces: 180, sill: 20 })
  drag(editor, [420, 200], [530, 80])
  expect(editor.state.layout.site.doors[0]).toMatchObject({ at: p(500, 80), faces: 90 })
  expect(editor.entries).toEqual(['Move door', 'Move door'])
})

test('while spots are put down a tap beside a wall is a spot', () => {
  const editor = new TestEditor(layout)
  takeSiteTool(editor, { kind: 'spot' })
  editor.click(200, 203)
  expect(editor.state.layout.site.survey?.points).toHaveLength(1)
})

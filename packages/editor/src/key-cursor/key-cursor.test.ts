import { addThing, type Layout, newLayout, type Point } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { visibleBox } from '../camera.ts'
import { takeDrawTool } from '../commands/drawing.ts'
import { sendEvent } from '../commands/events.ts'
import { setMode } from '../commands/modes.ts'
import { select } from '../commands/selection.ts'
import { takeSiteTool } from '../commands/site.ts'
import { setCamera } from '../commands/view.ts'
import type { Draws } from '../modes/draws.ts'
import type { OutlineUse, SiteUse } from '../modes/site-use.ts'
import { drawingBox } from '../snapping/drawing-box.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'
import { siteCornersOf } from '../tools/site/site-hand.ts'
import { pressAt } from './key-cursor.ts'

/** Keys on the canvas, as in `Shift+ArrowRight`; a number before it presses it so often. */
function keys(editor: TestEditor, ...pressed: readonly string[]): TestEditor {
  for (const one of pressed) {
    const [, times = '1', combination = ''] = /^(?:(\d+) )?(.+)$/.exec(one) ?? []
    const names = combination.split('+')
    const key = names.at(-1) === 'Space' ? ' ' : (names.at(-1) ?? '')
    const held = { shift: names.includes('Shift'), ctrl: names.includes('Ctrl'), alt: names.includes('Alt') }
    for (let time = 0; time < Number(times); time++)
      sendEvent(editor, { type: 'key', key, ...held, isOnCanvas: true })
  }
  return editor
}

const p = (x: number, y: number): Point => ({ x, y })
const cursorOf = ({ state }: TestEditor) => state.keyCursor?.at

describe('arrow keys move a cursor where they would move nothing else', () => {
  test.each`
    pressed                              | at
    ${['ArrowRight']}                    | ${p(372, 240)}
    ${['ArrowLeft', 'ArrowUp']}          | ${p(348, 228)}
    ${['Shift+ArrowDown']}               | ${p(360, 300)}
    ${['Alt+ArrowRight']}                | ${p(360.5, 240)}
    ${['Enter', 'ArrowRight', 'Escape']} | ${undefined}
    ${['Ctrl+ArrowRight']}               | ${undefined}
  `('$pressed brings it to $at', ({ pressed, at }) => {
    const editor = new TestEditor(layoutOf())
    expect(cursorOf(keys(editor, ...pressed))).toEqual(at)
  })

  test('with a part selected they move the part, until Escape selects nothing', () => {
    const editor = new TestEditor(layoutOf(partAt('platform', 'A', p(200, 200))))
    select(editor, ['A'])
    keys(editor, 'ArrowRight')
    expect([editor.centerOf('A'), cursorOf(editor)]).toEqual([p(200.5, 200), undefined])
    keys(editor, 'Escape', 'ArrowRight')
    expect([editor.centerOf('A'), cursorOf(editor)]).toEqual([p(200.5, 200), p(372, 240)])
  })

  test('away from the canvas there is none', () => {
    const editor = new TestEditor(layoutOf())
    editor.key('ArrowRight')
    expect(cursorOf(editor)).toBeUndefined()
  })

  test('the pointer takes over where it moves', () => {
    const editor = keys(new TestEditor(layoutOf()), 'ArrowRight')
    editor.moveTo(100, 100)
    expect(cursorOf(editor)).toBeUndefined()
  })

  test('a step of the grid is finer where the view is closer', () => {
    const editor = new TestEditor(layoutOf())
    setCamera(editor, { zoom: 2, left: 0, top: 0 })
    expect(cursorOf(keys(editor, 'ArrowRight'))).toEqual(p(186, 120))
  })

  test('the view follows it over its edge', () => {
    const editor = keys(new TestEditor(layoutOf()), '12 Shift+ArrowRight')
    const { max } = visibleBox(editor.state.camera, editor.state.viewSize)
    expect(cursorOf(editor)).toEqual(p(1080, 240))
    expect(max.x).toBeGreaterThan(1080)
  })
})

describe('Enter presses as a click does', () => {
  const start = () =>
    new TestEditor(layoutOf(partAt('platform', 'A', p(372, 240)), partAt('platform', 'B', p(492, 240))))

  test('it selects what is there, and with Shift more', () => {
    const editor = keys(start(), 'ArrowRight', 'Enter')
    expect(editor.state.selection).toEqual(['A'])
    keys(editor, '10 ArrowRight', 'Shift+Enter')
    expect(editor.state.selection).toEqual(['A', 'B'])
    // Escape puts the cursor away; the selection stays and is what arrows move.
    keys(editor, 'Escape', 'ArrowDown')
    expect([editor.centerOf('A'), editor.centerOf('B')]).toEqual([p(372, 240.5), p(492, 240.5)])
  })

  test('the space bar takes hold and lets go', () => {
    const editor = keys(start(), 'ArrowRight', 'Space', '2 Shift+ArrowDown', 'Space')
    expect(editor.centerOf('A')).toEqual(p(372, 360))
    expect(editor.entries).toEqual(['Move'])
  })

  test('Escape gives up what is held', () => {
    const editor = keys(start(), 'ArrowRight', 'Space', 'Shift+ArrowDown', 'Escape')
    expect([editor.centerOf('A'), editor.entries]).toEqual([p(372, 240), []])
    expect(cursorOf(editor)).toEqual(p(372, 300))
  })

  test('the space bar on nothing selects everything between there and where it lets go', () => {
    const editor = keys(start(), '2 Shift+ArrowUp', 'Shift+ArrowLeft', 'Space')
    keys(editor, '4 Shift+ArrowRight', '3 Shift+ArrowDown', 'Space')
    expect(editor.state.selection).toEqual(['A', 'B'])
  })
})

describe('every drawing tool draws from key to key', () => {
  test.each<Draws>(['line', 'arc', 'freeform', 'brush', 'rectangle', 'circle', 'triangle'])(
    '%s, as the same drag does',
    (draws) => {
      const [byKeys, byPointer] = [new TestEditor(layoutOf()), new TestEditor(layoutOf())]
      takeDrawTool(byKeys, draws)
      keys(byKeys, 'Enter', 'Enter', 'Shift+ArrowRight', '3 ArrowDown', 'Enter')
      takeDrawTool(byPointer, draws)
      byPointer.press(360, 240)
      for (const y of [240, 252, 264, 276]) byPointer.moveTo(420, y)
      byPointer.release(420, 276)
      expect(byKeys.decided.drawings).toHaveLength(1)
      expect(byKeys.decided.drawings).toEqual(byPointer.decided.drawings)
      expect(byKeys.entries).toEqual(['Draw'])
    },
  )

  test('a short line is drawn, and one without a length is not', () => {
    const editor = new TestEditor(layoutOf())
    takeDrawTool(editor, 'line')
    keys(editor, 'Enter', 'Enter', 'Alt+ArrowRight', 'Enter')
    expect(editor.decided.drawings).toHaveLength(1)
    keys(editor, 'Enter', 'Enter')
    expect(editor.decided.drawings).toHaveLength(1)
  })

  test('a path is drawn knot by knot, and Enter twice at one place ends it', () => {
    const editor = new TestEditor(layoutOf())
    setMode(editor, 'pen')
    keys(editor, 'Enter', 'Enter', 'Shift+ArrowRight', 'Enter', 'Shift+ArrowDown', 'Enter', 'Enter')
    expect(editor.decided.drawings).toMatchObject([{ kind: 'pen-path', points: { length: 3 } }])
  })
})

describe('a survey is put on the site by keys', () => {
  const house = [p(240, 60), p(480, 60), p(480, 200), p(240, 200)]
  const layout: Layout = addThing({ kind: 'house', name: 'house', outline: house })(newLayout('P3G'))
  const onSite = (use: SiteUse): TestEditor => {
    const editor = new TestEditor(layout)
    takeSiteTool(editor, use)
    return editor
  }
  const drawing = (of: OutlineUse) => onSite({ kind: 'outline', of })

  test('spots follow one another', () => {
    const editor = onSite({ kind: 'spot' })
    keys(editor, 'Enter', 'Enter', '5 ArrowRight', 'Enter')
    expect(editor.decided.site.survey?.points.map(({ at }) => at)).toEqual([p(360, 240), p(420, 240)])
  })

  test('a surface has corners, and Enter twice at the last one closes it', () => {
    const editor = drawing({ kind: 'surface', surface: 'concrete' })
    keys(editor, 'Enter', 'Enter', 'Shift+ArrowRight', 'Enter', 'Shift+ArrowDown', 'Enter', 'Enter')
    expect(editor.decided.site.surfaces).toEqual([
      { kind: 'concrete', outline: [p(360, 240), p(420, 240), p(420, 300)] },
    ])
  })

  test('the edge of a destination is two points', () => {
    const editor = drawing({ kind: 'destination-edge', name: 'driveway' })
    keys(editor, 'Enter', 'Enter', 'Shift+ArrowRight', 'Enter')
    expect(editor.decided.site.destination).toEqual({
      name: 'driveway',
      edge: [p(360, 240), p(420, 240)],
    })
  })

  test('an obstacle, and a photo that looks where it is let go', () => {
    const editor = onSite({ kind: 'thing', thing: 'tree', name: 'Tree', width: 24, length: 24 })
    keys(editor, 'Enter', 'Enter')
    expect(editor.decided.site.things?.at(-1)).toMatchObject({ kind: 'tree', name: 'Tree' })
    takeSiteTool(editor, { kind: 'photo', of: 'yard', id: 'photo-1' })
    keys(editor, 'Enter', '2 Shift+ArrowRight', 'Enter')
    expect(editor.decided.site.photos).toMatchObject([{ id: 'photo-1', faces: 90 }])
  })

  test('a place that is typed is drawn to nothing that is near', () => {
    const editor = drawing({ kind: 'surface', surface: 'concrete' })
    pressAt(editor, p(300.25, 203.125))
    pressAt(editor, p(400, 400))
    expect(siteCornersOf(editor.state)).toEqual([p(300.25, 203.125), p(400, 400)])
    const tools = new TestEditor(layoutOf(partAt('platform', 'A', p(200, 200))), { gridSnapping: true })
    takeDrawTool(tools, 'rectangle')
    pressAt(tools, p(101, 33))
    pressAt(tools, p(151.5, 83))
    const [drawn] = tools.decided.drawings
    expect(drawn && drawingBox(drawn)).toEqual({ min: p(101, 33), max: p(151.5, 83) })
  })
})

test.each`
  key           | held               | left    | top
  ${'PageDown'} | ${{}}              | ${0}    | ${-400}
  ${'PageUp'}   | ${{}}              | ${0}    | ${400}
  ${'PageDown'} | ${{ shift: true }} | ${-600} | ${0}
  ${'PageUp'}   | ${{ shift: true }} | ${600}  | ${0}
`('$key with $held moves the view by half of it', ({ key, held, left, top }) => {
  const editor = new TestEditor(layoutOf())
  editor.key(key, held)
  expect(editor.state.camera).toEqual({ zoom: 1, left, top })
})

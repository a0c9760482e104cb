import {
  addDrawings,
  type Drawing,
  type DrawingKind,
  type DrawingOf,
  newDrawing,
  type Point,
} from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { commonBox } from '../../arrange/scale-drawings.ts'
import { resizeDrawings } from '../../commands/drawing.ts'
import { sendEvent } from '../../commands/events.ts'
import { select, selectAll } from '../../commands/selection.ts'
import { redo, undo } from '../../commands/undo.ts'
import { layoutOf, partAt, TestEditor } from '../../testing.ts'

const rectangle = (id: string, at: Point, size: { width: number; length: number }, rotation = 0) =>
  newDrawing({ kind: 'rectangle', id, at, ...size, rotation })

/** Two shapes in a box from 300, 300 to 500, 400. */
const wide = rectangle('wide', { x: 350, y: 320 }, { width: 100, length: 40 })
const tall = rectangle('tall', { x: 480, y: 360 }, { width: 40, length: 80 })
const LOWER_RIGHT = { x: 500, y: 400 }

const selected = (drawings: readonly Drawing[], settings = {}) => {
  const editor = new TestEditor(addDrawings(drawings)(layoutOf()), settings)
  select(
    editor,
    drawings.map(({ id }) => id),
  )
  return editor
}
const drawingIn = <Kind extends DrawingKind>(editor: TestEditor, kind: Kind, id: string = kind) => {
  const found = editor.state.layout.drawings.find((one) => one.id === id)
  if (found?.kind !== kind) throw new Error(`There is no ${kind} ${id}`)
  return found as DrawingOf<Kind>
}
const boxIn = (editor: TestEditor) => {
  const { min, max } = commonBox(editor.state.layout.drawings)
  return [min.x, min.y, max.x, max.y].map((value) => Math.round(value * 1000) / 1000)
}

describe('several drawings are scaled together by a handle of the box around them', () => {
  test.each`
    handle             | from                  | to                    | box
    ${'lower right'}   | ${LOWER_RIGHT}        | ${{ x: 700, y: 450 }} | ${[300, 300, 700, 450]}
    ${'upper left'}    | ${{ x: 300, y: 300 }} | ${{ x: 200, y: 350 }} | ${[200, 350, 500, 400]}
    ${'upper right'}   | ${{ x: 500, y: 300 }} | ${{ x: 400, y: 200 }} | ${[300, 200, 400, 400]}
    ${'lower left'}    | ${{ x: 300, y: 400 }} | ${{ x: 100, y: 500 }} | ${[100, 300, 500, 500]}
    ${'right side'}    | ${{ x: 500, y: 350 }} | ${{ x: 600, y: 390 }} | ${[300, 300, 600, 400]}
    ${'left side'}     | ${{ x: 300, y: 350 }} | ${{ x: 250, y: 310 }} | ${[250, 300, 500, 400]}
    ${'upper side'}    | ${{ x: 400, y: 300 }} | ${{ x: 470, y: 200 }} | ${[300, 200, 500, 400]}
    ${'lower side'}    | ${{ x: 400, y: 400 }} | ${{ x: 330, y: 350 }} | ${[300, 300, 500, 350]}
    ${'beside a grip'} | ${{ x: 503, y: 402 }} | ${{ x: 703, y: 452 }} | ${[300, 300, 700, 450]}
  `('$handle', ({ from, to, box }) => {
    const editor = selected([wide, tall]).drag(from, to)
    expect(boxIn(editor)).toEqual(box)
    expect(editor.entries).toEqual(['Scale'])
    expect(editor.state.history.now.kind).toBe('scaled')
    expect(editor.state.selection).toEqual(['wide', 'tall'])
    undo(editor)
    expect(boxIn(editor)).toEqual([300, 300, 500, 400])
    redo(editor)
    expect(boxIn(editor)).toEqual(box)
  })

  test('each keeps its share of the box', () => {
    const editor = selected([wide, tall]).drag(LOWER_RIGHT, { x: 700, y: 450 })
    expect(drawingIn(editor, 'rectangle', 'wide')).toMatchObject({
      at: { x: 400, y: 330 },
      width: 200,
      length: 60,
    })
    expect(drawingIn(editor, 'rectangle', 'tall')).toMatchObject({
      at: { x: 660, y: 390 },
      width: 80,
      length: 120,
    })
  })

  test.each`
    keys                          | from                  | to                    | box
    ${{ shift: true }}            | ${LOWER_RIGHT}        | ${{ x: 700, y: 410 }} | ${[300, 300, 700, 500]}
    ${{ shift: true }}            | ${{ x: 500, y: 350 }} | ${{ x: 600, y: 350 }} | ${[300, 275, 600, 425]}
    ${{ alt: true }}              | ${LOWER_RIGHT}        | ${{ x: 550, y: 420 }} | ${[250, 280, 550, 420]}
    ${{ alt: true }}              | ${{ x: 300, y: 350 }} | ${{ x: 350, y: 350 }} | ${[350, 300, 450, 400]}
    ${{ alt: true, shift: true }} | ${LOWER_RIGHT}        | ${{ x: 600, y: 400 }} | ${[200, 250, 600, 450]}
  `('with $keys from $from to $to the box is $box', ({ keys, from, to, box }) => {
    expect(boxIn(selected([wide, tall]).drag(from, to, keys))).toEqual(box)
  })

  test('shows what letting go would give, and Escape gives it up', () => {
    const editor = selected([wide, tall])
    const before = editor.state.layout
    editor.press(500, 400).moveTo(700, 450)
    expect(boxIn(editor)).toEqual([300, 300, 700, 450])
    expect(editor.state.gesture.moving).toEqual(['wide', 'tall'])
    editor.moveTo(720, 450)
    const { moving } = editor.state.gesture
    editor.moveTo(740, 450)
    expect(editor.state.gesture.moving).toBe(moving)
    editor.escape()
    expect(editor.state.layout).toBe(before)
    expect(editor.release(740, 450).entries).toEqual([])
  })

  test('comes into one row with what stands near by, across the side alone, and Ctrl leaves it as it is drawn', () => {
    const near = rectangle('near', { x: 560, y: 250 }, { width: 80, length: 40 })
    const scaledBy = (keys: object) => {
      const below = rectangle('below', { x: 700, y: 371 }, { width: 40, length: 40 })
      const editor = new TestEditor(addDrawings([wide, tall, near, below])(layoutOf()), { showGuides: true })
      select(editor, ['wide', 'tall'])
      editor.press(500, 350, keys).moveTo(590, 351, keys).moveTo(597, 352, keys)
      const { guides } = editor.state.gesture
      editor.release(597, 352, keys)
      const at = drawingIn(editor, 'rectangle', 'tall')
      return { right: at.at.x + at.width / 2, guides: guides.map(({ axis, at: row }) => `${axis} ${row}`) }
    }
    expect(scaledBy({})).toEqual({ right: 600, guides: ['x 600'] })
    expect(scaledBy({ ctrl: true })).toEqual({ right: 597, guides: [] })
  })

  test('never shrinks to nothing, and never turns inside out', () => {
    const editor = selected([wide, tall]).drag(LOWER_RIGHT, { x: 100, y: 100 })
    expect(boxIn(editor)).toEqual([300, 300, 310, 305])
  })

  test('a handle that is only clicked changes nothing', () => {
    expect(selected([wide, tall]).click(501, 401).entries).toEqual([])
  })

  test('is refused where a drawing would leave the largest canvas', () => {
    const editor = selected([wide, tall]).drag({ x: 300, y: 300 }, { x: -4000, y: -4000 })
    expect([editor.entries, editor.refusals]).toEqual([[], ['off-canvas']])
  })
})

describe('each kind is scaled as it allows', () => {
  const line = newDrawing({
    kind: 'line',
    id: 'line',
    at: { x: 350, y: 350 },
    rotation: 30,
    points: [
      { x: -40, y: 0 },
      { x: 40, y: 10 },
    ],
  })
  const dimension = newDrawing({
    kind: 'dimension',
    id: 'dimension',
    at: { x: 340, y: 380 },
    length: 60,
    rotation: 90,
  })
  const slanted = newDrawing({
    kind: 'fence',
    id: 'fence',
    at: { x: 350, y: 350 },
    length: 100,
    rotation: 45,
  })
  const door = newDrawing({ kind: 'door', id: 'door', at: { x: 400, y: 330 }, doorAngle: 90 })
  const text = newDrawing({ kind: 'text', id: 'text', at: { x: 350, y: 320 }, text: 'Porch' })
  const circle = newDrawing({ kind: 'circle', id: 'circle', at: { x: 440, y: 350 }, radius: 20 })
  const callout = newDrawing({ kind: 'callout', id: 'callout', at: { x: 420, y: 330 }, text: 'Step' })
  const turned = rectangle('turned', { x: 400, y: 350 }, { width: 60, length: 20 }, 90)

  const twiceAsWide = (...drawings: readonly Drawing[]) =>
    selected([wide, tall, ...drawings]).drag({ x: 500, y: 350 }, { x: 700, y: 350 })
  const twiceAsLarge = (...drawings: readonly Drawing[]) =>
    selected([wide, tall, ...drawings]).drag(LOWER_RIGHT, { x: 700, y: 500 })
  /** Where a place of the canvas comes to lie when the box gets twice as wide. */
  const wider = ({ x, y }: Point): Point => ({ x: 300 + 2 * (x - 300), y })

  test('a line goes on between the places its points come to', () => {
    const points = (drawing: DrawingOf<'line'>) =>
      drawing.points.map(({ x, y }) => {
        const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
        return { x: drawing.at.x + x * cos - y * sin, y: drawing.at.y + x * sin + y * cos }
      })
    const after = points(drawingIn(twiceAsWide(line), 'line'))
    points(line)
      .map(wider)
      .forEach((point, index) => {
        expect(after[index]?.x).toBeCloseTo(point.x, 6)
        expect(after[index]?.y).toBeCloseTo(point.y, 6)
      })
  })

  test('a drafting line across what grows keeps its length, one along it measures more', () => {
    expect(drawingIn(twiceAsWide(dimension), 'dimension')).toMatchObject({
      at: { x: 380, y: 380 },
      length: 60,
      rotation: 90,
    })
    const lying = { ...dimension, rotation: 0 }
    expect(drawingIn(twiceAsWide(lying), 'dimension')).toMatchObject({ length: 120, rotation: 0 })
  })

  test('a slanted fence turns with the corners it runs between', () => {
    const { length, rotation, at } = drawingIn(twiceAsWide(slanted), 'fence')
    expect(length).toBeCloseTo(Math.hypot(2, 1) * 100 * Math.SQRT1_2, 6)
    expect(rotation).toBeCloseTo((Math.atan2(1, 2) * 180) / Math.PI, 5)
    expect(at).toEqual({ x: 400, y: 350 })
  })

  test('a door gets wider and stays as open as it was', () => {
    expect(drawingIn(twiceAsLarge(door), 'door')).toMatchObject({ width: 72, doorAngle: 90, rotation: 0 })
  })

  test('a shape turned by 90 degrees grows along its other side', () => {
    expect(drawingIn(twiceAsWide(turned), 'rectangle', 'turned')).toMatchObject({
      at: { x: 500, y: 350 },
      width: 60,
      length: 40,
    })
  })

  test('letters, circles and form boxes keep their size where the box grows one way, and stay in the middle of their share', () => {
    const editor = twiceAsWide(text, circle)
    expect(drawingIn(editor, 'text')).toMatchObject({ at: wider(text.at), lettering: text.lettering })
    expect(drawingIn(editor, 'circle')).toMatchObject({ at: wider(circle.at), radius: 20 })
  })

  test('they grow with it where it grows both ways', () => {
    const editor = twiceAsLarge(text, circle)
    expect(drawingIn(editor, 'text').lettering.fontSize).toBe(2 * text.lettering.fontSize)
    expect(drawingIn(editor, 'circle').radius).toBe(40)
  })

  test('a callout goes on pointing at the same thing', () => {
    const tip = ({ at, pointer }: DrawingOf<'callout'>) => ({
      x: at.x + pointer.to.x,
      y: at.y + pointer.to.y,
    })
    const after = tip(drawingIn(twiceAsWide(callout), 'callout'))
    expect(after.x).toBeCloseTo(wider(tip(callout)).x, 6)
    expect(after.y).toBeCloseTo(tip(callout).y, 6)
  })

  test('alone together, what has one size only keeps its proportions, and only corners take hold of it', () => {
    const other = { ...circle, id: 'other', at: { x: 600, y: 350 } }
    const editor = selected([circle, other])
    editor.drag({ x: 620, y: 350 }, { x: 720, y: 350 })
    expect(editor.entries).not.toContain('Scale')
    select(editor, ['circle', 'other'])
    const from = { x: 620, y: 370 }
    const grown = selected([circle, other]).drag(from, { x: 820, y: 370 })
    expect(boxIn(grown)).toEqual([420, 330, 820, 410])
  })

  test('the box ends under the pointer although a circle at its edge keeps its size', () => {
    const edge = { ...circle, at: { x: 520, y: 350 } }
    const editor = selected([wide, edge])
    editor.drag({ x: 540, y: 335 }, { x: 740, y: 335 })
    expect(boxIn(editor)).toEqual([300, 300, 740, 370])
    expect(drawingIn(editor, 'circle').radius).toBe(20)
  })
})

describe('with a part among them', () => {
  const A = partAt('platform', 'A', { x: 100, y: 100 })

  test('drawings are not scaled: parts have their sizes, and their places make the joints', () => {
    const editor = new TestEditor(addDrawings([wide, tall])(layoutOf(A)))
    selectAll(editor)
    const sizes = () =>
      ['wide', 'tall'].map((id) => {
        const { width, length } = drawingIn(editor, 'rectangle', id)
        return [width, length]
      })
    const before = sizes()
    editor.drag(LOWER_RIGHT, { x: 700, y: 500 })
    expect(editor.entries).not.toContain('Scale')
    selectAll(editor)
    expect(resizeDrawings(editor, { x: 900, y: 900 })).toBe(false)
    editor.key('ArrowRight', { alt: true, shift: true })
    expect([editor.entries, sizes()]).toEqual([['Move'], before])
  })
})

describe('without a pointer', () => {
  test('a size is typed: the upper left corner stays', () => {
    const editor = selected([wide, tall])
    expect(resizeDrawings(editor, { x: 250, y: 60 })).toBe(true)
    expect(boxIn(editor)).toEqual([300, 300, 550, 360])
    expect(editor.entries).toEqual(['Scale'])
  })

  test('a size is typed, and the other one follows where proportions are kept', () => {
    const editor = selected([wide, tall])
    resizeDrawings(editor, { x: 400, y: 100 }, true)
    expect(boxIn(editor)).toEqual([300, 300, 700, 500])
  })

  test.each`
    key             | held              | box
    ${'ArrowRight'} | ${{}}             | ${[300, 300, 500.5, 400]}
    ${'ArrowLeft'}  | ${{}}             | ${[300, 300, 499.5, 400]}
    ${'ArrowDown'}  | ${{}}             | ${[300, 300, 500, 400.5]}
    ${'ArrowUp'}    | ${{ ctrl: true }} | ${[300, 300, 500, 390]}
  `('Alt+Shift+$key with $held: $box', ({ key, held, box }) => {
    const editor = selected([wide, tall])
    editor.key(key, { alt: true, shift: true, ...held })
    expect(boxIn(editor)).toEqual(box)
  })

  test('a key that is held down is undone at once', () => {
    const editor = selected([wide, tall])
    const key = { type: 'key', key: 'ArrowRight', alt: true, shift: true } as const
    sendEvent(editor, key)
    for (let again = 0; again < 5; again++) sendEvent(editor, { ...key, isRepeat: true })
    expect(boxIn(editor)).toEqual([300, 300, 503, 400])
    expect(editor.entries).toEqual(['Scale'])
  })

  test.each`
    key             | sizes
    ${'ArrowRight'} | ${{ width: 210, length: 100 }}
    ${'ArrowDown'}  | ${{ width: 200, length: 110 }}
    ${'ArrowUp'}    | ${{ width: 200, length: 90 }}
  `('one drawing with room for handles on its sides: $key leads to $sizes', ({ key, sizes }) => {
    const editor = selected([rectangle('one', { x: 300, y: 300 }, { width: 200, length: 100 })])
    editor.key(key, { alt: true, shift: true, ctrl: true })
    const { width, length } = drawingIn(editor, 'rectangle', 'one')
    expect({ width: Math.round(width * 100) / 100, length: Math.round(length * 100) / 100 }).toEqual(sizes)
  })

  test('one drawing grows along its own sides', () => {
    const editor = selected([rectangle('one', { x: 300, y: 300 }, { width: 60, length: 20 }, 90)])
    editor.key('ArrowRight', { alt: true, shift: true, ctrl: true })
    expect(drawingIn(editor, 'rectangle', 'one')).toMatchObject({ width: 70, length: 20, rotation: 90 })
    const round = selected([newDrawing({ kind: 'circle', id: 'circle', at: { x: 300, y: 300 }, radius: 20 })])
    round.key('ArrowDown', { alt: true, shift: true, ctrl: true })
    expect(drawingIn(round, 'circle').radius).toBe(25)
  })
})

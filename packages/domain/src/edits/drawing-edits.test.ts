import { describe, expect, test } from 'vitest'
import type { Drawing, DrawingOf } from '../model/drawings/drawing.ts'
import { drawingOutline } from '../model/drawings/drawing-frame.ts'
import { newDrawing } from '../model/drawings/new-drawing.ts'
import { newLayout } from '../model/layout/new-layout.ts'
import { objectsInOrder } from '../model/layout/objects-in-order.ts'
import type { Part } from '../model/layout/part.ts'
import { touchesPathway } from './choice-edits.ts'
import {
  addDrawing,
  addDrawings,
  changeDrawing,
  scaleDrawing,
  setDrawingPoints,
  setDrawingStyle,
  setDrawingText,
  setLettering,
  toggleAdaCheck,
} from './drawing-edits.ts'
import { moveObjects, moveObjectTo, removeObjects, reorderObjects, rotateObjects } from './object-edits.ts'
import { addPart } from './part-edits.ts'

const plate = (id: string): Part => ({
  kind: 'transition',
  id,
  at: { x: 100, y: 100 },
  rotation: 0,
  shortName: 'T',
})
const text = newDrawing({ kind: 'text', id: 'text', at: { x: 50, y: 50 }, text: 'Porch' })
const line = newDrawing({
  kind: 'line',
  id: 'line',
  at: { x: 0, y: 0 },
  points: [
    { x: -10, y: 0 },
    { x: 10, y: 0 },
  ],
})
const layout = addDrawings([text, line])(addPart(plate('part'))(newLayout('P3G')))
const orderOf = (one: typeof layout) => objectsInOrder(one).map(({ id }) => id)
const found = <Kind extends Drawing['kind']>(one: typeof layout, kind: Kind) =>
  one.drawings.find((drawing): drawing is DrawingOf<Kind> => drawing.kind === kind)

describe('what is put on the canvas last', () => {
  test('lies on top, whether it is a part or a drawing', () => {
    const box = newDrawing({ kind: 'ada-box', id: 'box', at: { x: 0, y: 0 } })
    const both = addDrawing(box)(addPart(plate('later'))(layout))
    expect(orderOf(both)).toEqual(['part', 'text', 'line', 'later', 'box'])
  })
})

describe('the drawing order', () => {
  test.each`
    ids                 | to            | order
    ${['text']}         | ${'back'}     | ${['text', 'part', 'line']}
    ${['part']}         | ${'front'}    | ${['text', 'line', 'part']}
    ${['part']}         | ${'forward'}  | ${['text', 'part', 'line']}
    ${['line']}         | ${'backward'} | ${['part', 'line', 'text']}
    ${['part', 'text']} | ${'front'}    | ${['line', 'part', 'text']}
  `('$ids to $to makes it $order [edits-1]', ({ ids, to, order }) => {
    expect(orderOf(reorderObjects(ids, to)(layout))).toEqual(order)
  })

  test('takes one object to a position, and stays the same where it already is [edits-2]', () => {
    expect(orderOf(moveObjectTo('line', 0)(layout))).toEqual(['line', 'part', 'text'])
    expect(moveObjectTo('part', 0)(layout)).toBe(layout)
    expect(moveObjectTo('nobody', 0)(layout)).toBe(layout)
    expect(reorderObjects(['part'], 'back')(layout)).toBe(layout)
  })
})

describe('a selection of parts and drawings', () => {
  test('moves, turns and goes together', () => {
    const moved = moveObjects(['part', 'text'], { x: 5, y: 0 })(layout)
    expect([moved.parts[0]?.at.x, found(moved, 'text')?.at.x, found(moved, 'line')?.at.x]).toEqual([
      105, 55, 0,
    ])

    const turned = rotateObjects(['part', 'line'], 90, { x: 0, y: 0 })(layout)
    expect(turned.parts[0]).toMatchObject({ at: { x: -100, y: 100 }, rotation: 90 })
    expect(found(turned, 'line')?.rotation).toBe(90)

    const left = removeObjects(['part', 'line'])(layout)
    expect([left.parts.length, left.drawings.length, left.stack]).toEqual([0, 1, ['text']])
    expect(removeObjects(['nobody'])(layout)).toBe(layout)
  })
})

describe('a drawing', () => {
  test('never asks for the confirmed steps again', () => {
    const changed = [
      addDrawing(newDrawing({ kind: 'fence', id: 'fence', at: { x: 0, y: 0 } }))(layout),
      moveObjects(['text'], { x: 1, y: 1 })(layout),
      removeObjects(['text'])(layout),
      reorderObjects(['text'], 'back')(layout),
    ]
    expect(changed.some((after) => touchesPathway(layout, after))).toBe(false)
  })

  test('takes style, words and lettering [edits-5]', () => {
    const styled = setDrawingStyle(['text', 'line'], { opacity: 0.5 })(layout)
    expect(styled.drawings.map(({ style }) => style.opacity)).toEqual([0.5, 0.5])
    expect(found(setDrawingText('text', 'Garage')(layout), 'text')?.text).toBe('Garage')
    expect(setDrawingText('line', 'Garage')(layout)).toBe(layout)
    expect(found(setLettering(['text'], { font: 'Georgia' })(layout), 'text')?.lettering).toMatchObject({
      font: 'Georgia',
      fontSize: 15,
    })
    expect(changeDrawing({ id: 'text', kind: 'door' }, { doorAngle: 90 })(layout)).toBe(layout)
  })

  test('of points keeps its place in their middle', () => {
    const points = [
      { x: 20, y: 20 },
      { x: 60, y: 20 },
      { x: 60, y: 50 },
    ]
    const bent = found(setDrawingPoints('line', points)(layout), 'line')
    expect(bent?.at).toEqual({ x: 40, y: 35 })
    expect(bent?.points[0]).toEqual({ x: -20, y: -15 })
  })

  test('scaled by a corner keeps the opposite corner, turned or not', () => {
    const square = { kind: 'rectangle', id: 'r', at: { x: 100, y: 100 }, width: 40, length: 20 } as const
    for (const rotation of [0, 90]) {
      const before = newDrawing({ ...square, rotation })
      const held = drawingOutline(before)[0] ?? { x: 0, y: 0 }
      const after = scaleDrawing('r', { x: 2, y: 3 }, held)(addDrawing(before)(newLayout('P3G'))).drawings[0]
      expect(after).toMatchObject({ width: 80, length: 60 })
      const stays = after && drawingOutline(after)[0]
      expect(stays?.x).toBeCloseTo(held.x, 6)
      expect(stays?.y).toBeCloseTo(held.y, 6)
    }
  })

  test('of the ADA box is ticked line by line [edits-12]', () => {
    const box = newDrawing({ kind: 'ada-box', id: 'box', at: { x: 0, y: 0 } })
    const ticked = toggleAdaCheck('box', 1)(addDrawing(box)(newLayout('P3G')))
    expect(found(ticked, 'ada-box')?.isChecked).toEqual([false, true, false, false, false])
  })
})

import { addDrawings, type Drawing, drawingOutline, newDrawing } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import {
  alignSelection,
  distributeSelection,
  mirrorSelection,
  moveExactly,
  turnExactly,
} from '../commands/arranging.ts'
import { select, selectAll } from '../commands/selection.ts'
import { undo } from '../commands/undo.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'

const at = (x: number, y: number) => ({ at: { x, y } })
const A = partAt('platform', 'A', { x: 100, y: 100 })
const box = newDrawing({ kind: 'rectangle', id: 'box', ...at(300, 160), width: 40, length: 20 })
const fence = newDrawing({ kind: 'fence', id: 'fence', ...at(600, 130), length: 60 })

const editorOf = (...drawings: readonly Drawing[]) => {
  const editor = new TestEditor(addDrawings(drawings)(layoutOf(A)))
  selectAll(editor)
  return editor
}
const drawn = (editor: TestEditor, id: string) => {
  const found = editor.state.layout.drawings.find((one) => one.id === id)
  if (!found) throw new Error(`There is no drawing ${id}`)
  return found
}

describe('a selection of a part and drawings', () => {
  test.each`
    how         | A          | inTheBox   | inTheFence
    ${'top'}    | ${100}     | ${76.95}   | ${72.95}
    ${'middle'} | ${118.475} | ${118.475} | ${118.475}
    ${'bottom'} | ${136.95}  | ${160}     | ${164}
  `('is aligned by its $how', ({ how, A: part, inTheBox, inTheFence }) => {
    const editor = editorOf(box, fence)
    expect(alignSelection(editor, how)).toBe(true)
    expect(editor.centerOf('A').y).toBeCloseTo(part, 2)
    expect(drawn(editor, 'box').at.y).toBeCloseTo(inTheBox, 2)
    expect(drawn(editor, 'fence').at.y).toBeCloseTo(inTheFence, 2)
    undo(editor)
    expect(drawn(editor, 'box').at.y).toBe(160)
  })

  test('is distributed with equal gaps', () => {
    const editor = editorOf(box, fence)
    expect(distributeSelection(editor, 'x')).toBe(true)
    const gap = drawn(editor, 'box').at.x - 20 - (100 + 33.05)
    expect(600 - 30 - (drawn(editor, 'box').at.x + 20)).toBeCloseTo(gap, 6)
  })

  test('is mirrored about its middle', () => {
    const editor = editorOf(box, fence)
    mirrorSelection(editor, 'across')
    const middle = (66.95 + 630) / 2
    expect(editor.centerOf('A').x).toBeCloseTo(2 * middle - 100, 2)
    expect(drawn(editor, 'fence').at.x).toBeCloseTo(2 * middle - 600, 6)
  })

  test('goes and turns by what is typed, and a part is not put on another', () => {
    const editor = editorOf(box)
    expect(moveExactly(editor, { x: 7.375, y: 0 })).toBe(true)
    expect([editor.centerOf('A').x, drawn(editor, 'box').at.x]).toEqual([107.375, 307.375])
    select(editor, ['box'])
    expect(turnExactly(editor, 17)).toBe(true)
    expect(drawn(editor, 'box').rotation).toBe(17)
    const crowded = new TestEditor(layoutOf(A, partAt('platform', 'B', { x: 300, y: 100 })))
    select(crowded, ['B'])
    expect(moveExactly(crowded, { x: -180, y: 0 })).toBe(false)
  })
})

describe('a mirrored drawing', () => {
  const bent = [
    { x: -30, y: 10 },
    { x: 0, y: -10 },
    { x: 30, y: 10 },
  ]
  const arrow = newDrawing({
    kind: 'dimension',
    id: 'd',
    ...at(300, 300),
    tickRight: ['arrow'],
    rotation: 90,
  })
  const callout = newDrawing({ kind: 'callout', id: 'd', ...at(300, 300) })
  const every: readonly Drawing[] = [
    newDrawing({ kind: 'line', id: 'd', ...at(300, 300), points: bent, rotation: 30 }),
    newDrawing({ kind: 'pen-path', id: 'd', ...at(300, 300), points: bent }),
    newDrawing({ kind: 'triangle', id: 'd', ...at(300, 300), rotation: 30 }),
    newDrawing({ kind: 'door', id: 'd', ...at(300, 300), rotation: 45, doorAngle: 90 }),
    newDrawing({ kind: 'text', id: 'd', ...at(300, 300), rotation: 45 }),
    newDrawing({ kind: 'graphic', id: 'd', ...at(300, 300), graphic: 'arrow-turn', rotation: 45 }),
    arrow,
    callout,
  ]

  test.each(every)('$kind is as before when it is mirrored twice, either way', (drawing) => {
    for (const way of ['across', 'down'] as const) {
      const editor = editorOf(drawing)
      select(editor, ['d'])
      mirrorSelection(editor, way)
      mirrorSelection(editor, way)
      expect(drawn(editor, 'd')).toEqual(drawing)
    }
  })

  test('has its corners where a mirror shows them', () => {
    for (const drawing of every.filter(({ kind }) => kind !== 'door')) {
      const editor = editorOf(drawing)
      select(editor, ['d'])
      const before = drawingOutline(drawing).map(({ x, y }) => `${Math.round(600 - x)} ${Math.round(y)}`)
      editor.run('Mirror', 'propChange', (layout) => layout)
      mirrorSelection(editor, 'across')
      const off = drawn(editor, 'd').at.x - (600 - drawing.at.x)
      const after = drawingOutline(drawn(editor, 'd')).map(
        ({ x, y }) => `${Math.round(x - off)} ${Math.round(y)}`,
      )
      expect(after.sort()).toEqual(before.sort())
    }
  })

  test('points and reads the other way: the tip of a callout, the ends of a drafting line', () => {
    const editor = editorOf(callout)
    select(editor, ['d'])
    mirrorSelection(editor, 'across')
    const turned = drawn(editor, 'd')
    expect(turned.kind === 'callout' && turned.pointer.to).toEqual({
      x: 0 - callout.pointer.to.x,
      y: callout.pointer.to.y,
    })
    const lines = editorOf(arrow)
    select(lines, ['d'])
    mirrorSelection(lines, 'across')
    expect(drawn(lines, 'd')).toMatchObject({ rotation: 270, tickLeft: ['arrow'] })
  })

  test('hinged left and open upwards, a door is hinged right and open upwards', () => {
    const editor = editorOf(newDrawing({ kind: 'door', id: 'd', ...at(300, 300), doorAngle: 90 }))
    select(editor, ['d'])
    mirrorSelection(editor, 'across')
    expect(drawn(editor, 'd')).toMatchObject({ rotation: 180, doorAngle: -90 })
    const ys = drawingOutline(drawn(editor, 'd')).map(({ y }) => Math.round(y))
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([264, 300])
  })
})

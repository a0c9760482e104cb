import { addDrawings, type Drawing, newDrawing } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { takeDrawTool } from '../commands/drawing.ts'
import { carryDrawing } from '../commands/placing.ts'
import { rotateHandle, select } from '../commands/selection.ts'
import { setSettings } from '../commands/view.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const box = newDrawing({
  kind: 'rectangle',
  id: 'box',
  at: { x: 220, y: 200 },
  width: 40,
  length: 20,
  style: { ...newDrawing({ kind: 'rectangle', id: '', at: { x: 0, y: 0 } }).style, fill: '#ffffff' },
})
const guided = (...drawings: readonly Drawing[]) =>
  new TestEditor(addDrawings(drawings)(layoutOf(A)), { showGuides: true })
const drawn = (editor: TestEditor, id: string) => editor.state.layout.drawings.find((one) => one.id === id)

describe('alignment guides of drawings', () => {
  test('bring a graphic into one row with a part and show the gap [editor-snapping-3]', () => {
    const editor = guided(box)
    editor.press(220, 200).moveTo(218, 103)
    expect(drawn(editor, 'box')?.at).toEqual({ x: 218, y: 100 })
    expect(editor.state.gesture.guides).toMatchObject([
      { axis: 'y', at: 100, gap: { from: 133.05, to: 198 } },
    ])
  })

  test('bring a part into one row with a drawing', () => {
    const editor = guided(box)
    editor.press(100, 100).moveTo(100, 203).release(100, 203)
    expect(editor.centerOf('A').y).toBe(200)
  })

  test('bring a part and a drawing that move together into one row with another drawing', () => {
    const still = newDrawing({ kind: 'circle', id: 'still', at: { x: 300, y: 300 }, radius: 10 })
    const editor = guided(box, still)
    select(editor, ['A', 'box'])
    editor.press(100, 100).moveTo(100, 178).release(100, 178)
    // The lower edge of both comes to 288: the upper edge of the circle, at 290, is the nearest row.
    expect([editor.centerOf('A').y, drawn(editor, 'box')?.at.y]).toEqual([180, 280])
  })

  test('take a measured line by its line, not by the room of its number', () => {
    const line = newDrawing({ kind: 'dimension', id: 'line', at: { x: 100, y: 200 }, length: 60 })
    const editor = guided(line)
    editor.press(100, 200).moveTo(100, 136).release(100, 136)
    expect(drawn(editor, 'line')?.at.y).toBe(133.05)
  })

  test('hold for a card on its way, for an end that is stretched, and are off with Alt', () => {
    const editor = guided()
    carryDrawing(editor, (known) => newDrawing({ kind: 'circle', radius: 10, ...known }))
    editor.moveTo(200, 97).release(200, 97)
    expect(editor.state.layout.drawings[0]?.at).toEqual({ x: 200, y: 100 })

    const line = newDrawing({ kind: 'dimension', id: 'line', at: { x: 100, y: 200 }, length: 60 })
    const stretched = guided(line)
    stretched.click(100, 200)
    stretched.press(130, 200).moveTo(135, 200).release(135, 200)
    expect(drawn(stretched, 'line')).toMatchObject({ length: expect.closeTo(63.05, 6) })

    const free = guided(box)
    free.press(220, 200).moveTo(218, 103, { alt: true }).release(218, 103, { alt: true })
    expect(drawn(free, 'box')?.at).toEqual({ x: 218, y: 103 })
  })
})

describe('the guides of the drawing tools', () => {
  const draw = (isOn: boolean) => {
    const editor = guided()
    setSettings(editor, { showGuides: false, drawingToolsGuides: isOn })
    takeDrawTool(editor, 'rectangle')
    editor.press(136, 64).moveTo(200, 131)
    const { guides } = editor.state.gesture
    editor.release(200, 131)
    return { guides, drawing: editor.state.layout.drawings[0] }
  }

  test('bring the corners of a new shape to the edges of parts', () => {
    const { guides, drawing } = draw(true)
    expect(guides).toHaveLength(1)
    expect(drawing).toMatchObject({
      width: expect.closeTo(66.95, 6),
      length: expect.closeTo(66.1, 6),
    })
  })

  test('can be switched off [editor-snapping-2]', () => {
    const { guides, drawing } = draw(false)
    expect(guides).toEqual([])
    expect(drawing).toMatchObject({ width: 64, length: 67 })
  })
})

describe('turning', () => {
  test('a portable goes by 15 degrees at its handle [editor-snapping-6]', () => {
    const portable = { ...A, kind: 'portable' as const, id: 'P', at: { x: 300, y: 300 } }
    const editor = new TestEditor(layoutOf(portable)).click(300, 300)
    const handle = rotateHandle(editor) ?? { x: 0, y: 0 }
    const out = 300 - handle.y
    const radians = (34 * Math.PI) / 180
    const [x, y] = [300 + out * Math.sin(radians), 300 - out * Math.cos(radians)]
    editor.press(handle.x, handle.y).moveTo(x, y).release(x, y)
    expect(editor.part('P').rotation).toBe(30)
  })
})

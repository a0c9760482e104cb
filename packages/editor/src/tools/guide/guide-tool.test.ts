import { addPart } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { undo } from '../../commands/undo.ts'
import { takeGuide } from '../../commands/view.ts'
import { layoutOf, partAt, TestEditor } from '../../testing.ts'

/** A guide drawn out of a ruler: x for an upright one out of the ruler at the left. */
const draw = (editor: TestEditor, axis: 'x' | 'y', x: number, y: number) => {
  takeGuide(editor, axis)
  return editor.moveTo(x, y).release(x, y)
}

const withGuides = () => new TestEditor(layoutOf(), { showGuides: true })

describe('a guide', () => {
  test('follows the hand out of its ruler and lies on a half inch; the tool comes back', () => {
    const editor = draw(new TestEditor(layoutOf()), 'x', 100.3, 50)
    expect(editor.state.rulerGuides).toEqual([{ axis: 'x', at: 100.5 }])
    expect(editor.state.tool).toBe('select')
    draw(editor, 'y', 10, 60)
    expect(editor.state.rulerGuides).toHaveLength(2)
    expect(editor.entries).toEqual([])
  })

  test('is taken hold of on the empty canvas and moved', () => {
    const editor = draw(withGuides(), 'x', 100, 50)
    editor.drag({ x: 101, y: 300 }, { x: 220, y: 310 })
    expect(editor.state.rulerGuides).toEqual([{ axis: 'x', at: 220 }])
  })

  test('is gone when it is dragged back into its ruler', () => {
    const editor = draw(withGuides(), 'y', 50, 100)
    editor.drag({ x: 300, y: 100 }, { x: 300, y: -5 })
    expect(editor.state.rulerGuides).toEqual([])
  })

  test('goes back to where it was on Escape', () => {
    const editor = draw(withGuides(), 'x', 100, 50)
    editor.press(100, 300).moveTo(200, 300).escape()
    expect(editor.state.rulerGuides).toEqual([{ axis: 'x', at: 100 }])
  })

  test('leaves a part that lies over it to be dragged', () => {
    const editor = draw(new TestEditor(layoutOf(partAt('platform', 'A', { x: 100, y: 100 }))), 'x', 100, 300)
    editor.press(100, 100).moveTo(100, 180).release(100, 180)
    expect(editor.centerOf('A')).toEqual({ x: 100, y: 180 })
    expect(editor.state.rulerGuides).toEqual([{ axis: 'x', at: 100 }])
  })

  test('stays through an edit and its undo', () => {
    const editor = draw(withGuides(), 'x', 100, 50)
    editor.run('Add', 'added', addPart(partAt('ramp', 'R', { x: 300, y: 300 })))
    undo(editor)
    expect(editor.state.rulerGuides).toHaveLength(1)
  })
})

describe('parts at a guide', () => {
  test.each`
    what                                   | showGuides | to     | lands
    ${'snap with an edge within 8 pixels'} | ${true}    | ${171} | ${200 - 33.05}
    ${'snap with their middle'}            | ${true}    | ${197} | ${200}
    ${'stay where they are further away'}  | ${true}    | ${180} | ${180}
    ${'pass it while Show Guides is off'}  | ${false}   | ${197} | ${197}
  `('$what', ({ showGuides, to, lands }) => {
    const editor = new TestEditor(layoutOf(partAt('platform', 'A', { x: 100, y: 100 })), { showGuides })
    draw(editor, 'x', 200, 600)
    editor.drag({ x: 100, y: 100 }, { x: to, y: 130 })
    expect(editor.centerOf('A').x).toBeCloseTo(lands, 3)
  })
})

import { describe, expect, test } from 'vitest'
import { zoomTo } from '../commands/view.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const far = (x: number, y: number) => partAt('ramp', 'B', { x, y })

describe('alignment guides', () => {
  test('bring a part into one row with a part near by and show the gap between them [editor-snapping-4]', () => {
    const editor = new TestEditor(layoutOf(A, far(300, 250)), { showGuides: true })
    editor.press(300, 250).moveTo(200, 104)
    expect(editor.centerOf('B')).toEqual({ x: 200, y: 100 })
    expect(editor.state.gesture.guides).toEqual([
      {
        axis: 'y',
        at: 100,
        from: 66.95,
        to: 220.75,
        gap: { from: 133.05, to: 179.25 },
      },
    ])
    editor.release(200, 104)
    expect(editor.centerOf('B')).toEqual({ x: 200, y: 100 })
    expect(editor.state.gesture.guides).toEqual([])
  })

  test.each`
    what                          | to                      | lands
    ${'5 in off at zoom 1: no'}   | ${{ x: 200, y: 105.1 }} | ${{ x: 200, y: 105.1 }}
    ${'further than 120 in: no'}  | ${{ x: 281, y: 104 }}   | ${{ x: 281, y: 104 }}
    ${'edges as well as middles'} | ${{ x: 200, y: 83 }}    | ${{ x: 200, y: 85.05 }}
  `('$what [editor-snapping-7]', ({ to, lands }) => {
    const editor = new TestEditor(layoutOf(A, far(300, 250)), { showGuides: true })
    editor.press(300, 250).moveTo(to.x, to.y).release(to.x, to.y)
    expect(editor.centerOf('B')).toEqual(lands)
  })

  test('are off when the helper is off', () => {
    const editor = new TestEditor(layoutOf(A, far(300, 250)), { showGuides: false })
    editor.press(300, 250).moveTo(200, 104)
    expect(editor.centerOf('B')).toEqual({ x: 200, y: 104 })
    expect(editor.state.gesture.guides).toEqual([])
  })
})

describe('grid snapping', () => {
  test.each`
    zoom   | step
    ${1}   | ${12}
    ${1.1} | ${12}
    ${1.2} | ${6}
  `('brings the corner onto a grid of $step in at zoom $zoom [editor-snapping-1]', ({ zoom, step }) => {
    const editor = new TestEditor(layoutOf(A), { gridSnapping: true })
    zoomTo(editor, zoom)
    editor.drag({ x: 100, y: 100 }, { x: 233.7, y: 347.1 })
    const { min } = editor.placement.parts[0]?.box ?? { min: { x: 1, y: 1 } }
    expect(Math.abs(min.x / step - Math.round(min.x / step))).toBeLessThan(1e-9)
    expect(Math.abs(min.y / step - Math.round(min.y / step))).toBeLessThan(1e-9)
    expect(Math.abs(editor.centerOf('A').x - 233.7)).toBeLessThanOrEqual(step / 2)
  })

  test('gives way to a joint', () => {
    const editor = new TestEditor(layoutOf(A, far(300, 400)), { gridSnapping: true })
    editor.drag({ x: 300, y: 400 }, { x: 103, y: 100 + 33.05 + 48 + 4 })
    expect(editor.centerOf('B')).toEqual({ x: 100, y: 181.05 })
  })
})

import { setSite } from '@ramp/domain'
import { expect, test } from 'vitest'
import { toScreen } from '../camera.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'
import { addGuide, fitView, removeGuide, setViewSize } from './view.ts'

const spots = [
  { x: 200, y: 300, z: 0, how: 'measured' as const },
  { x: 1900, y: 1500, z: -12, how: 'measured' as const },
]

test.each([
  ['alone', layoutOf()],
  ['with a system in its corner', layoutOf(partAt('platform', 'A', { x: 480, y: 200 }))],
])('a surveyed site %s is shown whole', (_, layout) => {
  const editor = new TestEditor(setSite({ doors: [], ground: spots })(layout))
  setViewSize(editor, { width: 800, height: 600 })
  fitView(editor, 'site')
  for (const spot of spots) {
    const { left, top } = toScreen(editor.state.camera, spot)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(800)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(600)
  }
})

test.each(['parts', 'site', 'canvas'] as const)(
  'the badge of an entrance at the edge of the canvas is shown with the %s',
  (what) => {
    const layout = layoutOf(partAt('platform', 'A', { x: 100, y: 33 }))
    const openings = [{ part: 'A', side: 'TOP', use: 'entrance' } as const]
    const project = { ...layout.project, canvas: { width: 240, height: 240 } }
    const editor = new TestEditor({ ...layout, project, openings })
    setViewSize(editor, { width: 800, height: 500 })
    fitView(editor, what)
    for (const place of [
      { x: 80, y: -48 },
      { x: 120, y: -48 },
    ]) {
      const { left, top } = toScreen(editor.state.camera, place)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(800)
    }
  },
)

test('a guide is laid through a point to the half inch, and taken away where it runs', () => {
  const editor = new TestEditor(layoutOf())
  addGuide(editor, 'x', { x: 100.2, y: 40 })
  addGuide(editor, 'y', { x: 100.2, y: 40.4 })
  expect(editor.state.rulerGuides).toEqual([
    { axis: 'x', at: 100 },
    { axis: 'y', at: 40.5 },
  ])
  removeGuide(editor, { x: 100, y: 300 })
  expect(editor.state.rulerGuides).toEqual([{ axis: 'y', at: 40.5 }])
  removeGuide(editor, { x: 10, y: 300 })
  expect(editor.state.rulerGuides).toHaveLength(1)
})

import { DEFAULT_SETTINGS, type ToolName } from '@ramp/editor'
import { expect, test } from 'vitest'
import { crosshairMarks } from './crosshair-marks.ts'

const seen = {
  tool: 'draw' as ToolName,
  pointer: { x: 60, y: 30 },
  settings: DEFAULT_SETTINGS,
  // Zoom 1: 100 inches are 166 2/3 pixels.
  camera: { zoom: 1, left: 0, top: 0 },
  viewSize: { width: 100 / 0.6, height: 60 / 0.6 },
}
const lines = (state: typeof seen | (Omit<typeof seen, 'pointer'> & { pointer: null })) =>
  crosshairMarks(state).flatMap((mark) =>
    mark.kind === 'group'
      ? mark.children.flatMap((one) => (one.kind === 'path' ? one.d.split('M').slice(1) : []))
      : [],
  )

test('guide lines run through the pointer, with a tick at every foot [web-canvas-7]', () => {
  // Two lines, ticks at 0 to 96 in across and 0 to 60 in down.
  expect(lines(seen)).toHaveLength(2 + 9 + 6)
  expect(lines(seen)[0]).toMatch(/^0 30L100(\.0+1?)? 30$/)
})

test('seen from afar the ticks stand five feet apart', () => {
  const far = { ...seen, camera: { zoom: 0.2, left: 0, top: 0 }, viewSize: { width: 41, height: 41 } }
  expect(lines(far)).toHaveLength(2 + 3 + 3)
})

test.each([
  ['without a pointer', { ...seen, pointer: null }],
  ['while parts are moved', { ...seen, tool: 'select' as ToolName }],
  ['where the helper is off', { ...seen, settings: { ...DEFAULT_SETTINGS, drawingToolsGuides: false } }],
])('there are none %s', (_, state) => {
  expect(crosshairMarks(state)).toEqual([])
})

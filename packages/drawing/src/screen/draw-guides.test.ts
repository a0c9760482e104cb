import { expect, test } from 'vitest'
import { drawGuides } from './draw-guides.ts'

test('an aligning guide is a green line of one pixel (spec 2 §9) [drawing-screen-1]', () => {
  const [line] = drawGuides([{ axis: 'x', at: 50, from: 0, to: 90, gap: null }])
  const stroke = line?.kind === 'path' ? line.stroke : null
  expect(stroke).toMatchObject({ width: 1, unit: 'px' })
  const [red = 0, green = 0, blue = 0] = (stroke?.color.match(/\w\w/g) ?? []).map((two) =>
    Number.parseInt(two, 16),
  )
  expect(green).toBeGreaterThan(Math.max(red, blue))
})

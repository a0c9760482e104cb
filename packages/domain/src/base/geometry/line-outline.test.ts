import { expect, test } from 'vitest'
import { lineOutline } from './line-outline.ts'
import type { Point } from './point.ts'

const p = (x: number, y: number): Point => ({ x, y })

test.each([
  ['a straight line', [p(0, 0), p(96, 0)], 4, [p(0, -2), p(96, -2), p(96, 2), p(0, 2)]],
  [
    'a square corner, whose sides meet',
    [p(0, 0), p(96, 0), p(96, 48)],
    4,
    [p(0, -2), p(98, -2), p(98, 48), p(94, 48), p(94, 2), p(0, 2)],
  ],
  ['a point that is there twice', [p(0, 0), p(0, 0), p(96, 0)], 4, [p(0, -2), p(96, -2), p(96, 2), p(0, 2)]],
])('the outline of %s is half the thickness from it on both sides', (_, line, thickness, outline) => {
  const rounded = lineOutline(line, thickness).map(({ x, y }) =>
    p(Math.round(x * 1e6) / 1e6 + 0, Math.round(y * 1e6) / 1e6 + 0),
  )
  expect(rounded).toEqual(outline)
})

test('a line that turns back sharply does not reach far past its corner', () => {
  const outline = lineOutline([p(0, 0), p(96, 0), p(0, 4)], 8)
  expect(Math.max(...outline.map(({ x }) => x))).toBeLessThan(96 + 8)
})

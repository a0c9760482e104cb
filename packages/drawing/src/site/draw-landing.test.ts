import { POINTS, textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { drawLanding } from './draw-landing.ts'

const LANDING = { rise: 30, length: 360, ground: { z: 0, how: 'assumed' } } as const
const WIDE = { left: 500, right: 500, above: 500 }
/** The words around a place, in pixels from it. */
const wordsAround = (room: typeof WIDE) => {
  const boxes = textsOf(drawLanding(LANDING, '1:12', { at: { x: 0, y: 0 }, room }), POINTS).map(
    ({ extent }) => extent,
  )
  return {
    left: Math.min(...boxes.map(({ min }) => min.x)),
    right: Math.max(...boxes.map(({ max }) => max.x)),
    top: Math.min(...boxes.map(({ min }) => min.y)),
  }
}

test.each([
  { what: 'in the middle', room: WIDE },
  { what: 'at the left edge', room: { ...WIDE, left: 10 } },
  { what: 'at the right edge', room: { ...WIDE, right: 10 } },
  { what: 'at the top edge', room: { ...WIDE, above: 10 } },
])('what lands $what is told where it can be seen', ({ room }) => {
  const { left, right, top } = wordsAround(room)
  expect(left).toBeGreaterThan(-room.left)
  expect(right).toBeLessThan(room.right)
  expect(top).toBeGreaterThan(-room.above)
})

test('stays above the pointer where there is room', () => {
  expect(wordsAround(WIDE).top).toBeLessThan(-60)
})

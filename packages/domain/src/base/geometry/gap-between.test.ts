import { expect, test } from 'vitest'
import { depthIn, gapBetween, gapTo, reachOutOf } from './gap-between.ts'
import type { Point } from './point.ts'

const box = (x: number, y: number, width: number, length: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + length },
  { x, y: y + length },
]
/** An L: the upper right quarter is missing. */
const corner = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 50, y: 50 },
  { x: 100, y: 50 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]

test.each`
  what                        | outline                 | gap   | depth                 | out
  ${'in the missing quarter'} | ${box(60, 10, 30, 30)}  | ${10} | ${0}                  | ${undefined}
  ${'beside it'}              | ${box(110, 60, 20, 20)} | ${10} | ${0}                  | ${undefined}
  ${'touching its edge'}      | ${box(100, 60, 20, 20)} | ${0}  | ${0}                  | ${undefined}
  ${'an inch in it'}          | ${box(99, 60, 20, 20)}  | ${0}  | ${1}                  | ${19}
  ${'within it'}              | ${box(10, 60, 30, 30)}  | ${0}  | ${Math.hypot(10, 22)} | ${0}
  ${'over its inner corner'}  | ${box(45, 30, 30, 30)}  | ${0}  | ${Math.hypot(10, 5)}  | ${20}
`('$what: $gap in apart, $depth in deep, $out in out of it', ({ outline, gap, depth, out }) => {
  expect(gapBetween(outline, corner)).toBeCloseTo(gap, 9)
  expect(depthIn(outline, corner)).toBeCloseTo(depth, 9)
  if (out !== undefined) expect(reachOutOf(outline, corner)).toBeCloseTo(out, 9)
})

test('a point has its way to an outline', () => {
  expect(gapTo(corner, { x: 70, y: 30 })).toBe(20)
  expect(gapTo(corner, { x: 20, y: 80 })).toBe(0)
})

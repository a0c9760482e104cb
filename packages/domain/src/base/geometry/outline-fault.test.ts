import { expect, test } from 'vitest'
import { lineFault, outlineFault } from './outline-fault.ts'
import type { Point } from './point.ts'

const points = (...corners: (readonly [number, number])[]): readonly Point[] =>
  corners.map(([x, y]) => ({ x, y }))

test.each([
  ['a rectangle', points([0, 0], [480, 0], [480, 336], [0, 336]), null],
  ['an L', points([0, 0], [480, 0], [480, 200], [240, 200], [240, 336], [0, 336]), null],
  ['a fence drawn as an outline, 4" thick', points([0, 0], [480, 0], [480, 4], [0, 4]), null],
  ['a downspout, 4" square', points([0, 0], [4, 0], [4, 4], [0, 4]), null],
  ['a first corner repeated at the end', points([0, 0], [480, 0], [480, 336], [0, 336], [0, 0]), null],
  ['a doubled corner', points([0, 0], [480, 0], [480, 0], [480, 336], [0, 336]), null],
  ['a corner given three times', points([0, 0], [480, 0], [480, 0], [480, 0], [0, 336]), null],
  ['two corners in turn', points([0, 0], [480, 0], [0, 0], [480, 0]), 'no-area'],
  ['a bow tie closed at its first corner', points([0, 0], [480, 336], [480, 0], [0, 336], [0, 0]), 'crosses'],
  ['two corners', points([0, 0], [480, 0]), 'few-corners'],
  ['three corners in one row', points([0, 0], [240, 0], [480, 0]), 'no-area'],
  ['corners all in one place', points([5, 5], [5, 5], [5, 5]), 'no-area'],
  ['a sliver', points([0, 0], [480, 0], [480, 0.5], [0, 0.5]), 'no-area'],
  ['a bow tie', points([0, 0], [480, 336], [480, 0], [0, 336]), 'crosses'],
  ['a corner on a side', points([0, 0], [480, 0], [480, 336], [240, 0], [0, 336]), 'crosses'],
])('%s as an outline: fault %s', (_, corners, fault) => {
  expect(outlineFault(corners)).toBe(fault)
})

test.each([
  ['two ends', points([0, 0], [96, 0]), null],
  ['a corner', points([0, 0], [96, 0], [96, 48]), null],
  ['one point', points([0, 0]), 'few-points'],
  ['two ends in one place', points([0, 0], [0, 0.5]), 'no-length'],
  ['a loop that crosses', points([0, 0], [96, 0], [96, 48], [48, -48]), 'crosses'],
])('%s as a line: fault %s', (_, line, fault) => {
  expect(lineFault(line)).toBe(fault)
})

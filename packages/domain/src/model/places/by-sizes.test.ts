import { expect, test } from 'vitest'
import { boxAround } from '../../base/geometry/outline.ts'
import type { Point } from '../../base/geometry/point.ts'
import {
  doorMissesWall,
  houseBySizes,
  linesOfLot,
  lotByLines,
  lotBySizes,
  lotLineFrom,
  porchBySizes,
} from './by-sizes.ts'

const p = (x: number, y: number): Point => ({ x, y })
const box = (x: number, y: number, width: number, depth: number) => ({
  min: p(x, y),
  max: p(x + width, y + depth),
})
const around = (outline: readonly Point[] | null) => outline && boxAround(outline)

test.each([
  ['front', 120, box(80, -136, 480, 336), 180],
  ['back', 120, box(-160, 200, 480, 336), 0],
  ['right', 100, box(-280, -36, 480, 336), 90],
  ['left', 100, box(200, 100, 480, 336), 270],
] as const)(
  'a house 40 ft x 28 ft with its door in the %s wall is built around the door',
  (side, fromLeft, where, faces) => {
    const { outline, door } = houseBySizes({ width: 480, depth: 336, door: { side, fromLeft } }, p(200, 200))
    expect(around(outline)).toEqual(where)
    expect(door).toEqual({ at: p(200, 200), faces })
  },
)

test('a house without a door is around its middle', () => {
  expect(around(houseBySizes({ width: 480, depth: 336 }, p(240, 168)).outline)).toEqual(box(0, 0, 480, 336))
})

test.each([
  ['front', 480, null],
  ['front', 481, 480],
  ['left', 337, 336],
] as const)(
  'a door in the %s wall, %i" from its left corner: the wall is too short at %s',
  (side, fromLeft, wall) => {
    expect(doorMissesWall({ width: 480, depth: 336, door: { side, fromLeft } })).toBe(wall)
  },
)

const house = [p(100, 100), p(580, 100), p(580, 436), p(100, 436)]

test.each([
  [180, box(-20, -104, 840, 840)],
  [0, box(-140, -200, 840, 840)],
] as const)(
  'a lot 70 ft x 70 ft whose house is 25 ft from the front and 10 ft from the left line, faced %i',
  (faces, where) => {
    const lot = lotBySizes({ width: 840, depth: 840, front: 300, left: 120 }, { house, faces })
    expect(around(lot)).toEqual(where)
  },
)

test.each([
  ['front', 180, [p(-140, 736), p(820, 736)]],
  ['rear', 180, [p(-140, -200), p(820, -200)]],
  ['left', 180, [p(-200, -140), p(-200, 676)]],
  ['right', 180, [p(880, -140), p(880, 676)]],
  ['front', 0, [p(-140, -200), p(820, -200)]],
  ['left', 0, [p(880, -140), p(880, 676)]],
] as const)('the %s lot line alone, 25 ft from a house faced %i', (side, faces, [from, to]) => {
  const line = lotLineFrom(side, 300, { house, faces })
  const { min, max } = boxAround(line)
  expect([min, max]).toEqual([from, to])
})

test('a house that is larger than its lot does not fit', () => {
  expect(lotBySizes({ width: 500, depth: 840, front: 300, left: 120 }, { house, faces: 180 })).toBeNull()
})

test('the lines of a lot are read as they were typed; a slanted lot has none', () => {
  const lines = { front: 300, right: 60, rear: 120, left: 96 }
  expect(linesOfLot(lotByLines(lines, { house, faces: 180 }), { house, faces: 180 })).toEqual(lines)
  const lot = lotByLines(lines, { house, faces: 180 })
  expect(linesOfLot([...lot, ...lot.slice(0, 1)], { house, faces: 180 })).toEqual(lines)
  expect(linesOfLot([p(0, 0), p(900, 40), p(900, 900), p(0, 900)], { house, faces: 180 })).toBeNull()
})

test.each([
  [180, 0, box(158, 100, 84, 60)],
  [180, 12, box(170, 100, 84, 60)],
  [90, 12, box(200, 46, 60, 84)],
] as const)(
  'a porch 7 ft x 5 ft at a door that faces %i, shifted %i" to the right',
  (faces, shift, where) => {
    expect(around(porchBySizes({ width: 84, depth: 60, shift }, { at: p(200, 100), faces }))).toEqual(where)
  },
)

test('a door without a place has no porch by sizes', () => {
  expect(porchBySizes({ width: 84, depth: 60, shift: 0 }, {})).toBeNull()
})

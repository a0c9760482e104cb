import { expectEvery } from '@ramp/testing'
import { expect, test } from 'vitest'
import type { Point } from '../../../base/geometry/point.ts'
import { isInside } from '../../../base/geometry/polygon.ts'
import { setbackLess } from './setback.ts'

const outline = (...corners: readonly (readonly [number, number])[]): readonly Point[] =>
  corners.map(([x, y]) => ({ x, y }))
const rounded = (corners: readonly Point[]) =>
  corners.map(({ x, y }) => [Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0])

const yard = outline([-40, 0], [40, 0], [40, 300], [-40, 300])

test.each<[string, readonly Point[], number, readonly (readonly number[])[]]>([
  [
    'moves every edge of the yard out by as much',
    outline([-100, -400], [100, -400], [100, 400], [-100, 400]),
    12,
    [
      [-52, -12],
      [52, -12],
      [52, 312],
      [-52, 312],
    ],
  ],
  [
    'stops each edge at the line of the property',
    outline([-44, -400], [100, -400], [100, 306], [-44, 306]),
    12,
    [
      [-44, -12],
      [52, -12],
      [52, 306],
      [-44, 306],
    ],
  ],
  [
    'stops where a slanting line of the property comes nearest',
    outline([-100, -400], [100, -400], [100, 300], [-100, 350]),
    48,
    [
      [-88, -48],
      [88, -48],
      [88, 300],
      [40, 315],
      [-88, 315],
    ],
  ],
])('a setback taken back %s', (_, lot, by, corners) => {
  const larger = setbackLess(yard, lot, by)
  expectEvery(larger, (at) => isInside(lot, at))
  expect(rounded(larger)).toEqual(corners)
})

test('in a lot with a corner cut out of it, no part of the yard leaves the lot', () => {
  const lot = outline([-60, -400], [200, -400], [200, 150], [50, 150], [50, 330], [-60, 330])
  const larger = setbackLess(yard, lot, 48)
  expectEvery(larger, (at) => isInside(lot, at))
  expect(Math.max(...larger.map(({ y }) => y))).toBe(330)
  expect(Math.max(...larger.map(({ x }) => x))).toBe(50)
})

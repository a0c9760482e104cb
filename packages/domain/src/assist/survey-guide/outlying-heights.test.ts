import { expect, test } from 'vitest'
import type { Survey } from '../../model/survey/survey.ts'
import { outlyingHeights } from './outlying-heights.ts'

type Shot = readonly [x: number, y: number, value: number]

/** Spots `1`, `2` … of one set-up with a laser. */
const surveyOf = (...shots: readonly Shot[]): Survey => ({
  points: shots.map(([x, y], index) => ({ id: `${index + 1}`, name: `Spot ${index + 1}`, at: { x, y } })),
  readings: shots.map(([, , value], index) => ({ point: `${index + 1}`, method: 'laser', setUp: 1, value })),
})

const LEVEL: readonly Shot[] = [
  [0, 0, 41.5],
  [60, 0, 42],
  [0, 60, 42.5],
  [60, 60, 43],
]

test.each<[string, readonly Shot[], readonly [string, number][]]>([
  [
    '24 that was read for 42',
    [
      [0, 0, 41.5],
      [60, 0, 42],
      [60, 60, 24],
      [0, 60, 43],
    ],
    [['3', 18]],
  ],
  [
    'of two spots around it',
    [
      [0, 0, 41.5],
      [40, 0, 42],
      [20, 40, 24],
    ],
    [['3', 17.75]],
  ],
  ['a pit', [...LEVEL, [30, 30, 60]], [['5', -17.75]]],
  ['the datum itself', [[30, 30, 24], ...LEVEL], [['1', 18.25]]],
  ['level ground', LEVEL, []],
  [
    'two spots, of which nobody knows which is wrong',
    [
      [0, 0, 42],
      [30, 0, 24],
    ],
    [],
  ],
  [
    'an even bank of 1:3, in one line',
    [
      [0, 0, 100],
      [60, 0, 80],
      [120, 0, 60],
      [180, 0, 40],
      [240, 0, 20],
    ],
    [],
  ],
  [
    'a hill of 1:3',
    [
      [0, 0, 100],
      [60, 0, 80],
      [0, 60, 100],
      [60, 60, 80],
      [120, 30, 60],
    ],
    [],
  ],
  ['far off, less steep than 1:8', [...LEVEL, [210, 60, 60]], []],
  ['the top and the foot of a wall', [...LEVEL, [30, 30, 42], [32, 30, 18]], []],
  [
    'a terrace above a wall',
    [
      [0, 0, 42],
      [60, 0, 42],
      [30, 40, 42],
      [30, 42, 18],
      [0, 70, 18],
      [60, 70, 18],
    ],
    [],
  ],
])('%s', (_, shots, outlying) => {
  expect(outlyingHeights(surveyOf(...shots)).map(({ point, by }) => [point, by])).toEqual(outlying)
})

test('a height that nobody measured is not judged', () => {
  const survey = surveyOf(...LEVEL)
  const byEye = { id: 'eye', name: 'Spot', at: { x: 30, y: 30 }, given: { z: 24, how: 'estimated' as const } }
  expect(outlyingHeights({ ...survey, points: [...survey.points, byEye] })).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { Frame } from '../sheets/paper.ts'
import { freeColumns, freeSpot } from './free-places.ts'

type Corners = readonly [left: number, top: number, width: number, height: number]
const frame = ([left, top, width, height]: Corners): Frame => ({ left, top, width, height })
const corners = ({ left, top, width, height }: Frame): Corners => [left, top, width, height]

const sheet = frame([0, 0, 1000, 600])

describe('a box of 200 x 100 goes', () => {
  test.each<[where: string, taken: readonly Corners[], place: readonly [number, number] | null]>([
    ['into the corner of an empty sheet', [], [0, 0]],
    ['18 points beside what is there', [[0, 0, 300, 600]], [318, 0]],
    ['14 points below it where nothing is free beside it', [[0, 0, 1000, 200]], [0, 214]],
    ['rather up than to the left', [[0, 0, 300, 200]], [318, 0]],
    [
      'into a gap between two others',
      [
        [0, 0, 1000, 100],
        [0, 250, 1000, 350],
      ],
      [0, 114],
    ],
    [
      'past a gap that is too low',
      [
        [0, 0, 1000, 100],
        [0, 220, 1000, 100],
      ],
      [0, 334],
    ],
    ['nowhere on a sheet that is full', [[0, 0, 1000, 590]], null],
  ])('%s', (_where, taken, place) => {
    const spot = freeSpot({ width: 200, height: 100 }, sheet, taken.map(frame))
    expect(spot && [spot.left, spot.top]).toEqual(place)
  })
})

describe('columns of 300 are', () => {
  test.each<[which: string, taken: readonly Corners[], columns: readonly Corners[]]>([
    [
      'three of an empty sheet',
      [],
      [
        [0, 0, 300, 600],
        [318, 0, 300, 600],
        [636, 0, 300, 600],
      ],
    ],
    [
      'below a view as wide as the sheet',
      [[0, 0, 1000, 300]],
      [
        [0, 314, 300, 286],
        [318, 314, 300, 286],
        [636, 314, 300, 286],
      ],
    ],
    ['beside a view as high as the sheet', [[0, 0, 600, 600]], [[618, 0, 300, 600]]],
    [
      'above and below something in the middle',
      [
        [0, 250, 300, 100],
        [318, 0, 682, 600],
      ],
      [
        [0, 0, 300, 236],
        [0, 364, 300, 236],
      ],
    ],
    ['none where what is free is lower than a few rows', [[0, 0, 1000, 520]], []],
  ])('%s', (_which, taken, columns) => {
    expect(freeColumns({ width: 300, height: 90 }, sheet, taken.map(frame)).map(corners)).toEqual(columns)
  })
})

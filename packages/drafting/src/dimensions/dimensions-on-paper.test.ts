import { expect, test } from 'vitest'
import { placeView } from '../views/placed-view.ts'
import type { ViewDimension } from './dimension.ts'
import { dimensionsOnPaper } from './dimensions-on-paper.ts'

const top = (from: number, to: number, offset: number): ViewDimension => ({
  from: { x: from, y: 0 },
  to: { x: to, y: 0 },
  offset,
  measure: to - from,
})
const left = (from: number, to: number, offset: number): ViewDimension => ({
  from: { x: 0, y: from },
  to: { x: 0, y: to },
  offset,
  measure: from - to,
})

/** At 1/4" = 1'-0" an inch is 1.5 points. */
const placed = placeView({ min: { x: 0, y: 0 }, max: { x: 200, y: 200 } }, 48, { x: 0, y: 0 })
const seen = (dimensions: readonly ViewDimension[]) =>
  dimensionsOnPaper(dimensions, placed).map(({ away, words, weight }) => [words, away, weight])

test.each`
  title                                              | dimensions                                                             | expected
  ${'the first row stands near'}                     | ${[top(0, 144, 20)]}                                                   | ${[[`12'-0"`, 34, 'regular']]}
  ${'beside, further away, where tags stand'}        | ${[left(144, 0, 20)]}                                                  | ${[[`12'-0"`, 46, 'regular']]}
  ${'the next row is overall, in bold'}              | ${[top(0, 72, 20), top(72, 144, 20), top(0, 144, 42)]}                 | ${[[`6'-0"`, 34, 'regular'], [`6'-0"`, 34, 'regular'], [`12'-0"`, 51, 'bold']]}
  ${'it stands further away where words are raised'} | ${[top(0, 9, 20), top(9, 18, 20), top(0, 18, 42)]}                     | ${[['9"', 34, 'regular'], ['9"', 34, 'regular'], [`1'-6"`, 51, 'bold']]}
  ${'two narrow neighbors need a row between'}       | ${[top(0, 12.0625, 20), top(12.0625, 24.125, 20), top(0, 24.125, 42)]} | ${[[`1'-0 1/16"`, 34, 'regular'], [`1'-0 1/16"`, 34, 'regular'], [`2'-0 1/8"`, 62, 'bold']]}
  ${'a side has rows of its own'}                    | ${[top(0, 144, 42), left(144, 0, 20)]}                                 | ${[[`12'-0"`, 34, 'regular'], [`12'-0"`, 46, 'regular']]}
`('$title', ({ dimensions, expected }) => {
  expect(seen(dimensions)).toEqual(expected)
})

test('a height is written in inches, a length of the plan in feet', () => {
  expect(seen([{ ...left(31, 0, 24), kind: 'height' }, left(31, 0, 24)]).map(([words]) => words)).toEqual([
    '31"',
    `2'-7"`,
  ])
})

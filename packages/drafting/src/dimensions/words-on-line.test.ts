import { expect, test } from 'vitest'
import type { LetteredDimension } from './dimension.ts'
import { wordsOnLine } from './words-on-line.ts'

const SIZES = {
  widthOf: (words: string) => 5 * words.length,
  beside: 10,
  upright: 15,
  rows: [16, 31],
  apart: 6,
}

const level = (...stations: readonly number[]): readonly LetteredDimension[] =>
  stations.slice(1).map((to, index) => ({
    from: { x: stations[index] ?? to, y: 100 },
    to: { x: to, y: 100 },
    away: -14,
    words: '12345',
  }))
const upright = (...stations: readonly number[]): readonly LetteredDimension[] =>
  stations.slice(1).map((to, index) => ({
    from: { x: 100, y: stations[index] ?? to },
    to: { x: 100, y: to },
    away: -44,
    words: '12345',
  }))

test.each`
  title                                                   | chain                   | places
  ${'words stand on their line where they have room'}     | ${level(0, 40, 90)}     | ${[[20, 114], [65, 114]]}
  ${'else outside of it'}                                 | ${level(0, 20, 90)}     | ${[[10, 130], [55, 114]]}
  ${'else in the next row'}                               | ${level(0, 20, 40, 90)} | ${[[10, 130], [30, 145], [65, 114]]}
  ${'a row is used again once it is free'}                | ${level(0, 20, 40, 55)} | ${[[10, 130], [30, 145], [47.5, 130]]}
  ${'words are left out where no row is free'}            | ${level(0, 10, 20, 30)} | ${[[5, 130], [15, 145], null]}
  ${'an upright line needs the height of its words only'} | ${upright(0, 20, 40)}   | ${[[56, 10], [56, 30]]}
  ${'and has no rows'}                                    | ${upright(0, 10, 40)}   | ${[null, [56, 25]]}
`('$title', ({ chain, places }) => {
  expect(wordsOnLine(chain, SIZES).map((at) => at && [at.x, at.y])).toEqual(places)
})

test('above what is measured the rows go up', () => {
  const above = level(0, 20).map((one) => ({ ...one, away: 14 }))
  expect(wordsOnLine(above, SIZES)).toEqual([{ x: 10, y: 70 }])
})

import { expectEvery } from '@ramp/testing'
import { expect, test } from 'vitest'
import { framesMeet, lineMeets } from '../labels/frames.ts'
import { roomIn } from '../labels/room.ts'
import type { LetteredDimension } from './dimension.ts'
import { type DimensionSizes, PAPER_DIMENSIONS } from './dimension-sizes.ts'
import { placeDimensions } from './place-dimensions.ts'

/** A letter is 2 wide; words over a line have their middle 3 over it, raised ones 8 beyond it. */
const SIZES: DimensionSizes = {
  gap: 2,
  beyond: 3,
  tick: 1,
  letters: 4,
  over: 1,
  raised: 6,
  row: 5,
  beside: 4,
  air: 0.5,
  shifts: [0, 3, -3],
  widthOf: (words) => 2 * words.length,
}
const SHEET = { left: -500, top: -500, width: 1000, height: 1000 }

const level = (from: number, to: number, words: string, away = 10): LetteredDimension => ({
  from: { x: from, y: 0 },
  to: { x: to, y: 0 },
  away,
  words,
})
const upright = (from: number, to: number, words: string, away = 10): LetteredDimension => ({
  from: { x: 0, y: from },
  to: { x: 0, y: to },
  away,
  words,
})

const placed = (dimensions: readonly LetteredDimension[], taken: readonly number[][] = []) => {
  const room = roomIn(SHEET, SIZES.air)
  for (const [left = 0, top = 0, width = 0, height = 0] of taken) room.take({ left, top, width, height })
  return placeDimensions(dimensions, SIZES, room)
}

test.each`
  title                                           | dimension                            | at           | hasLeader
  ${'words that fit stand over the line'}         | ${level(0, 40, 'wide enough')}       | ${[20, -13]} | ${false}
  ${'below what is measured too'}                 | ${level(40, 0, 'wide enough')}       | ${[20, 7]}   | ${false}
  ${'words of an upright line are read upward'}   | ${upright(40, 0, 'wide enough')}     | ${[-13, 20]} | ${false}
  ${'at the right they stand left of their line'} | ${upright(0, 40, 'wide enough')}     | ${[7, 20]}   | ${false}
  ${'words too long are raised beyond the ends'}  | ${level(0, 20, 'not wide enough')}   | ${[10, -18]} | ${false}
  ${'outward, below'}                             | ${level(20, 0, 'not wide enough')}   | ${[10, 18]}  | ${false}
  ${'outward, at the left'}                       | ${upright(20, 0, 'not wide enough')} | ${[-18, 10]} | ${false}
`('$title', ({ dimension, at, hasLeader }) => {
  const [one] = placed([dimension])
  expect(one?.words.at.x).toBeCloseTo(at[0])
  expect(one?.words.at.y).toBeCloseTo(at[1])
  expect(one?.words.leader !== null).toBe(hasLeader)
})

test.each`
  title                                                   | taken                                 | at           | leader
  ${'raised words stand a little aside where others are'} | ${[[-10, -25, 1, 12]]}                | ${[9, -18]}  | ${null}
  ${'then in the next row, with a leader between them'}   | ${[[-9, -19, 4, 2], [18, -19, 6, 2]]} | ${[6, -23]}  | ${[6, -10, 6, -20.5]}
  ${'then beside an end of the line'}                     | ${[[-40, -40, 80, 25]]}               | ${[31, -10]} | ${null}
`('$title', ({ taken, at, leader }) => {
  const [one] = placed([level(0, 12, 'not wide enough')], taken)
  expect([one?.words.at.x, one?.words.at.y]).toEqual(at)
  expect(one?.words.leader?.flatMap(({ x, y }) => [x, y]) ?? null).toEqual(leader)
})

test('words keep off the lines of every dimension and off one another', () => {
  const chain = [0, 6, 11, 30, 34, 60, 66].flatMap((from, index, all) => {
    const to = all[index + 1]
    return to === undefined ? [] : [level(from, to, `1'-1 1/8"`)]
  })
  const all = placed([
    ...chain,
    level(0, 66, `12'-3 1/2"`, 24),
    ...[8, 30].map((y) => upright(y, y - 8, '8"')),
  ])
  expect(all).toHaveLength(9)
  expectEvery(all, ({ words }) =>
    all.every((other) => other.witnesses.every((witness) => !lineMeets(witness, words.frame))),
  )
  expectEvery(all, ({ words }, index) =>
    all.slice(index + 1).every((other) => !framesMeet(words.frame, other.words.frame, 0)),
  )
})

test('words beside the end of a line keep off the tick of the next stretch', () => {
  const chain = [level(0, 12, 'not wide enough'), level(12, 15.2, '')]
  const [one] = placed(chain, [[-40, -40, 80, 25]])
  expect(one?.words.at).toEqual({ x: -19, y: -10 })
})

test('what measures nothing is not drawn', () => {
  expect(placed([level(5, 5, '0"')])).toEqual([])
})

test('a sheet in inches has the same places as one in points', () => {
  const SCALE = 48 / 72
  const of = (unit: number) => {
    const { shifts, widthOf, ...sizes } = PAPER_DIMENSIONS
    const scaled = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size * unit]))
    const chain = [
      level(0, 20 * unit, `3'-5 1/2"`, 34 * unit),
      level(20 * unit, 90 * unit, `8'-0"`, 34 * unit),
    ]
    const room = roomIn({ left: -1e4, top: -1e4, width: 2e4, height: 2e4 }, unit)
    return placeDimensions(
      chain,
      {
        ...sizes,
        ...scaled,
        shifts: shifts.map((shift) => shift * unit),
        widthOf: (words, weight) => widthOf(words, weight) * unit,
      },
      room,
    )
  }
  const [points, inches] = [of(1), of(SCALE)]
  expect(points).toHaveLength(2)
  for (const [index, { words }] of points.entries()) {
    expect(inches[index]?.words.at.x).toBeCloseTo(words.at.x * SCALE)
    expect(inches[index]?.words.at.y).toBeCloseTo(words.at.y * SCALE)
  }
})

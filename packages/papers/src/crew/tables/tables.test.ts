import type { Analysis } from '@ramp/domain'
import type { Block } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { blockRows } from '../../testing/block-rows.ts'
import { inputFor } from '../../testing/systems.ts'
import { braceBlock } from './braces.ts'
import { closureBlock } from './closures.ts'
import { legBlock } from './legs.ts'
import { loadBlock } from './load-list.ts'
import { railBlocks } from './rails.ts'
import { slopeBlock } from './slopes.ts'
import { stairBlock } from './stairs.ts'

const WIDTH = 540

/** The rows of a table, without what the crew writes in. */
const rowsOf = (blocks: Block | readonly Block[]): readonly (readonly string[])[] =>
  [blocks].flat().flatMap(blockRows)
const of = (system: string): Analysis => inputFor(system).analysis

describe('the table of legs', () => {
  // Decks: 31 at the sill; A and B 25, then 21, 16 and 8. A pair of legs is for heights under 28, 22 and 10 in.
  test.each([
    ['t1-switchback', 'L1', ['6"', 'A', 'PSL28PR', '25"', '3"', 'plate']],
    ['t1-switchback', 'L6', ['6"', 'B', 'PSL28PR', '25"', '3"', 'plate']],
    ['t1-switchback', 'L7', ['10"', 'R2–R3', 'PSL22PR', '21"', '1"', 'plate']],
    ['t1-switchback', 'L10', ['15"', 'R3–R4', 'PSL22PR', '16"', '6"', 'plate']],
    ['t1-switchback', 'L12', ['23"', 'R4–R5', 'PSL10PR', '8"', '2"', 'plate']],
    ['t6-stair', 'L4', ['0"', 'A', 'PSL28PR', '25"', '3"', 'plate']],
    ['t5-phd-guards', 'L8', ['16"', 'R2–R3', 'PHDSL16PR', '14"', '2"', 'plate']],
    // A low-profile foot has no range.
    ['t5-phd-guards', 'L10', ['24"', 'R3–R4', 'PHDLPF', '6"', '–', 'low-profile']],
  ])('of %s has %s: deck below sill, under, stock, set height, range left, foot', (system, tag, cells) => {
    const row = rowsOf(legBlock(of(system), WIDTH)).find(([first]) => first === tag)
    expect(row?.slice(1, 7)).toEqual(cells)
  })

  test('says that the ground was not entered, and leaves room to write what was found', () => {
    const [row] = rowsOf(legBlock(of('t1-switchback'), WIDTH))
    expect(row?.slice(7)).toEqual(['not entered', '', ''])
  })
})

test.each([
  ['t1-switchback', []],
  // Two 5x5 joined: six sides of a platform that is 36 in high, none between the two.
  [
    'phd-switchback',
    [
      ['B1', 'cross brace', 'TXB36', 'A', 'L2 and L1'],
      ['B2', 'cross brace', 'TXB36', 'A', 'L3 and L4'],
      ['B3', 'cross brace', 'TXB36', 'A', 'L4 and L2'],
      ['B4', 'cross brace', 'TXB36', 'B', 'L1 and L5'],
      ['B5', 'cross brace', 'TXB36', 'B', 'L5 and L6'],
      ['B6', 'cross brace', 'TXB36', 'B', 'L6 and L3'],
    ],
  ],
])('the braces of %s', (system, rows) => {
  expect(rowsOf(braceBlock(of(system), WIDTH))).toEqual(rows)
})

test.each([
  // 66.1 in of platform less 41.5 in of ramp.
  [
    't1-switchback',
    [
      ['C1', 'PPCTL', '1', '24 5/8"', 'A and R1'],
      ['C2', 'PPCTL', '1', '24 5/8"', 'B and R2'],
    ],
  ],
  // The two sides of a stair in the middle of a platform: half of it each, one piece for both.
  ['t6-stair', [['C1, C2', 'PPSC', '1', '12 5/16"', 'A and S1']]],
  // From ramp to ramp across the joint of two platforms.
  ['phd-switchback', [['C1', 'PHDCG5TB', '1', '25 3/16"', 'R1 and R2 on A']]],
])('the closures of %s: stock, pieces, opening, between', (system, rows) => {
  expect(rowsOf(closureBlock(of(system), WIDTH))).toEqual(rows)
})

test.each([
  [
    't1-switchback',
    [
      ['R1', 'loop', 'loop', 'closure C1', 'loop'],
      ['R2', 'closure C2', 'loop', 'on to R3', 'on to R3'],
      ['R3', 'on to R2', 'on to R2', 'on to R4', 'on to R4'],
      ['R4', 'on to R3', 'on to R3', 'on to R5', 'on to R5'],
      ['R5', 'on to R4', 'on to R4', 'loop', 'loop'],
      ['A', 'bottom and left'],
      ['B', 'right and bottom'],
    ],
  ],
  ['t6-stair', [['A', 'right and left']]],
  [
    'p3g-gate-at-the-door',
    [
      ['R1', 'closure C1', 'closure C2', 'loop', 'loop'],
      ['A', 'right'],
    ],
  ],
])('the rails of %s: ends of ramps, railed sides of platforms', (system, rows) => {
  expect(rowsOf(railBlocks(of(system), WIDTH))).toEqual(rows)
})

test('loops of the table of rail ends are as many as on the parts list', () => {
  const loops = rowsOf(railBlocks(of('t1-switchback'), WIDTH)).flat()
  // Three PRHRLU and three PRHRLL.
  expect(loops.filter((cell) => cell === 'loop')).toHaveLength(6)
})

test.each([
  // 72 in of deck with a rise of 6 cover 71.75 in; 96 in with a rise of 8 cover 95.67.
  ['R1', ['6 ft', '6"', `5'-11 3/4"`, '1:11.95', '4.78°']],
  ['R2', ['4 ft', '4"', `3'-11 13/16"`, '1:11.95', '4.78°']],
  ['R5', ['8 ft', '8"', `7'-11 11/16"`, '1:11.95', '4.78°']],
])('the slope to build %s at: size, rise, run, slope, angle', (tag, cells) => {
  const row = rowsOf(slopeBlock(of('t1-switchback'), WIDTH)).find(([first]) => first === tag)
  expect(row?.slice(1)).toEqual(cells)
})

test('a system without ramps says so', () => {
  expect(rowsOf(slopeBlock(of('t6-stair'), WIDTH))).toEqual([['No ramps.']])
})

test.each([
  ['t1-switchback', []],
  // Four risers for 25 in.
  ['t6-stair', [['S1', 'PST22', '25"', '4', '6 1/4"', '11"']]],
])('the stairs of %s: stock, rise, risers, each riser, tread', (system, rows) => {
  expect(rowsOf(stairBlock(of(system), WIDTH))).toEqual(rows)
})

describe('the load list of the real switchback', () => {
  const rows = rowsOf(loadBlock(inputFor('t1-switchback'), WIDTH))
  const row = (name: string) => rows.find(([, short]) => short === name)?.slice(2)

  test.each([
    ['PPS55TL', ['4', '2', '134', '268', '4 or cart']],
    ['PRSTL8', ['6', '2', '126', '252', '4 or cart']],
    ['PRSTL6', ['6', '1', '97', '97', '2 people']],
    ['PPCTL', ['10', '2', '9', '18', '']],
    ['PSL28PR', ['3', '3', '5.2', '15.6', '']],
  ])('%s: step, pieces, each, all, lift', (name, cells) => {
    expect(row(name)).toEqual(cells)
  })

  test('adds up', () => {
    expect(rows.at(-1)).toEqual(['In all 33 pieces, 904 lb'])
    const lines = rows.slice(0, -1)
    expect(lines.reduce((sum, [, , , pieces]) => sum + Number(pieces), 0)).toBe(33)
    expect(Math.round(lines.reduce((sum, cells) => sum + Number(cells[5]), 0))).toBe(904)
  })

  test('has the heaviest pieces first', () => {
    const each = rows.slice(0, -1).map((cells) => Number(cells[4]))
    expect(each).toEqual(each.toSorted((a, b) => b - a))
  })
})

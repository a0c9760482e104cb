import { describe, expect, test } from 'vitest'
import { textsOf } from '../marks/mark-bounds.ts'
import { POINTS } from '../sheets/paper.ts'
import { type Block, type BlockFor, heightOfBlocks, madeOnce } from './block.ts'
import { type FlowPlace, flowBlocks } from './flow.ts'
import { letters } from './marks.ts'
import type { Row } from './row.ts'
import { DOCUMENT_TEXT, type TextStyle } from './text-style.ts'

/** Every row and every heading is 10 points high, and blocks stand 5 apart. */
const styleWith = (first: number, next: number): TextStyle => ({
  ...DOCUMENT_TEXT,
  heading: { ...DOCUMENT_TEXT.heading, height: 10 },
  flow: { betweenBlocks: 5, together: { first, next } },
})

const row = (words: string): Row => ({ height: 10, draw: (left, top) => [letters(words, left, top + 8)] })
const rows = (name: string, count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => row(`${name}${index + 1}`))
const block = (name: string, count: number, more: Partial<Block> = {}): Block => ({
  heading: name.toUpperCase(),
  rows: rows(name, count),
  ...more,
})

/** Sheets with room for so many rows each, headings counted; the first is a column beside something. */
const places =
  (...heights: readonly number[]) =>
  (index: number): FlowPlace => ({
    sheet: index,
    frame: { left: 0, top: 0, width: index === 0 ? 100 : 300, height: 10 * (heights[index] ?? 10) },
    isWhole: index > 0,
  })

/** What stands on each sheet, from the top. */
function wordsOf(
  blocks: readonly (Block | BlockFor)[],
  placeAt: (index: number) => FlowPlace,
  style = styleWith(2, 0),
): readonly string[] {
  const { sheets, marksOn } = flowBlocks(blocks, placeAt, style)
  return Array.from({ length: sheets }, (_, sheet) =>
    textsOf(marksOn(sheet), POINTS)
      .map(({ text }) => text)
      .join(' '),
  )
}

describe('blocks over sheets', () => {
  test.each`
    title                                              | blocks                                                  | heights      | words
    ${'what fits stays together'}                      | ${[block('a', 3)]}                                      | ${[4]}       | ${['A a1 a2 a3']}
    ${'what does not fit goes on under its heading'}   | ${[block('a', 4)]}                                      | ${[4, 9]}    | ${['A a1 a2 a3', 'A (continued) a4']}
    ${'the head is set again where a block goes on'}   | ${[block('a', 3, { head: row('head') })]}               | ${[4, 9]}    | ${['A head a1 a2', 'A (continued) head a3']}
    ${'a remark is said once'}                         | ${[block('a', 4, { remark: 'of all' })]}                | ${[4, 9]}    | ${['A of all a1 a2 a3', 'A (continued) a4']}
    ${'a block without a heading has none'}            | ${[block('a', 4, { heading: '' })]}                     | ${[3, 9]}    | ${['a1 a2 a3', 'a4']}
    ${'a block without rows is its heading'}           | ${[block('a', 0), block('b', 1)]}                       | ${[9]}       | ${['A B b1']}
    ${'the next block stands below'}                   | ${[block('a', 1), block('b', 1)]}                       | ${[9]}       | ${['A a1 B b1']}
    ${'a block that would begin with one row goes on'} | ${[block('a', 1), block('b', 3)]}                       | ${[4.5, 9]}  | ${['A a1', 'B b1 b2 b3']}
    ${'a block of one row needs no second'}            | ${[block('a', 1), block('b', 1)]}                       | ${[4.5, 9]}  | ${['A a1 B b1']}
    ${'a row higher than its place runs over'}         | ${[block('a', 2)]}                                      | ${[1, 1, 9]} | ${['A a1', 'A (continued) a2']}
    ${'a block across waits for a whole sheet'}        | ${[block('a', 1), block('b', 1, { starts: 'across' })]} | ${[9, 9]}    | ${['A a1', 'B b1']}
    ${'a block across stands below on a whole sheet'}  | ${[block('a', 9), block('b', 1, { starts: 'across' })]} | ${[8, 9]}    | ${['A a1 a2 a3 a4 a5 a6 a7', 'A (continued) a8 a9 B b1']}
  `('$title', ({ blocks, heights, words }) => {
    expect(wordsOf(blocks, places(...heights))).toEqual(words)
  })

  test.each`
    rows | first | next | heights   | words
    ${4} | ${2}  | ${0} | ${[4, 9]} | ${['A a1 a2 a3', 'A (continued) a4']}
    ${4} | ${2}  | ${2} | ${[4, 9]} | ${['A a1 a2', 'A (continued) a3 a4']}
    ${4} | ${2}  | ${3} | ${[4, 9]} | ${['A a1 a2 a3', 'A (continued) a4']}
    ${7} | ${3}  | ${3} | ${[7, 9]} | ${['A a1 a2 a3 a4', 'A (continued) a5 a6 a7']}
    ${3} | ${4}  | ${0} | ${[3, 9]} | ${['A a1 a2', 'A (continued) a3']}
    ${2} | ${3}  | ${3} | ${[2, 9]} | ${['A a1', 'A (continued) a2']}
  `(
    'a block of $rows rows that is torn leaves $first here and $next there, as far as a fresh place has room: $words',
    ({ rows: count, first, next, heights, words }) => {
      expect(wordsOf([block('a', count)], places(...heights), styleWith(first, next))).toEqual(words)
    },
  )

  test('a block that is torn below another leaves too few rows nowhere', () => {
    const [a, b] = [block('a', 2), block('b', 4)]
    expect(wordsOf([a, b], places(6.5, 9), styleWith(3, 3))).toEqual(['A a1 a2', 'B b1 b2 b3 b4'])
    expect(wordsOf([a, b], places(6.5, 9), styleWith(2, 2))).toEqual([
      'A a1 a2 B b1 b2',
      'B (continued) b3 b4',
    ])
  })

  test('a block is made for the width of each place it stands in, once for each', () => {
    const widths: number[] = []
    const wide = madeOnce((width) => {
      widths.push(width)
      return block('a', 5, { head: row(`${width} wide`) })
    })
    expect(wordsOf([wide], places(4, 9))).toEqual(['A 100 wide a1 a2', 'A (continued) 300 wide a3 a4 a5'])
    expect(widths).toEqual([100, 300])
  })

  test('a sheet says which blocks are on it, and where the next one would begin', () => {
    const { headingsOn, end } = flowBlocks([block('a', 4), block('b', 1)], places(4, 9), styleWith(2, 0))
    expect([headingsOn(0), headingsOn(1)]).toEqual([['A'], ['A', 'B']])
    expect(end).toEqual({ sheet: 1, top: 50 })
  })
})

test.each([
  ['one block', [block('a', 3)], 40],
  ['two blocks with air between them', [block('a', 3), block('b', 1)], 65],
  ['a block without a heading', [block('a', 3, { heading: '' })], 30],
  ['a block with a head', [block('a', 3, { head: row('head') })], 50],
])('%s is as high as its rows', (_, blocks, height) => {
  expect(heightOfBlocks(blocks, 100, styleWith(2, 0))).toBe(height)
})

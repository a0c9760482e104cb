import { POINTS, textsOf } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { type Frame, flowBlocks } from './flow-blocks.ts'
import { type Block, lineRows } from './row.ts'

const FONT = { size: 10, weight: 'regular' } as const
/** Height of one row, and of a title. */
const [ROW, TITLE] = [13.8, 30]

/** A column beside a plan with room for six rows under a title, then sheets with room for ten. */
const frameAt = (index: number): Frame => ({
  sheet: index,
  box: { left: 0, top: 0, width: index === 0 ? 100 : 300, height: TITLE + (index === 0 ? 6 : 10) * ROW + 1 },
  isWhole: index > 0,
})

const block = (title: string, count: number, starts: Block['starts'] = 'here'): Block => ({
  title,
  starts,
  rowsIn: () => ({
    head: null,
    rows: lineRows(
      Array.from({ length: count }, () => title),
      FONT,
    ),
  }),
})

/** How many rows of each block stand on each sheet. */
function rowsOf(...blocks: readonly Block[]) {
  const { sheets, placed } = flowBlocks(blocks, frameAt)
  return Array.from({ length: sheets }, (_, sheet) => {
    const words = placed
      .filter((each) => each.sheet === sheet)
      .flatMap(({ marks }) => textsOf(marks, POINTS).map(({ text }) => text))
    return blocks.map(({ title }) => words.filter((word) => word === title).length)
  })
}

describe('blocks over sheets', () => {
  test.each`
    title                                                         | blocks                                            | rows
    ${'what fits stays together'}                                 | ${[block('runs', 6)]}                             | ${[[6]]}
    ${'one row too many takes two others along'}                  | ${[block('runs', 7)]}                             | ${[[4], [3]]}
    ${'a list that fills its sheet but for one row does so too'}  | ${[block('list', 11, 'across')]}                  | ${[[0], [8], [3]]}
    ${'a list begins where the last block ends'}                  | ${[block('runs', 9), block('list', 3, 'across')]} | ${[[6, 0], [3, 3]]}
    ${'a list does not begin in the column beside the plan'}      | ${[block('runs', 1), block('list', 2, 'across')]} | ${[[1, 0], [0, 2]]}
    ${'a block that would begin with one row begins on the next'} | ${[block('runs', 2), block('checks', 4)]}         | ${[[2, 0], [0, 4]]}
  `('$title', ({ blocks, rows }) => {
    expect(rowsOf(...blocks)).toEqual(rows)
  })
})

import { expect, test } from 'vitest'
import type { Block } from '../typeset/block.ts'
import { sizeOfColumns, wordsToPack } from './words-to-pack.ts'

/** A block with a heading of 20 points. */
const block = (...heights: readonly number[]): Block => ({
  heading: 'Legs',
  rows: heights.map((height) => ({ height, draw: () => [] })),
})
const words = (...blocks: readonly Block[]) => wordsToPack('words', { least: 200, most: 400 }, () => blocks)
const rows = (count: number, height: number): readonly number[] => Array.from({ length: count }, () => height)

test.each<[what: string, blocks: readonly Block[], columns: number, height: number]>([
  ['one column is as high as all of it', [block(...rows(20, 10))], 1, 220],
  ['two columns share the rows, and both have the heading', [block(...rows(20, 10))], 2, 122],
  ['blocks have air between them', [block(...rows(5, 10)), block(...rows(5, 10))], 1, 156],
  ['a column is no lower than a heading with its two highest rows', [block(60, 60)], 2, 140],
  ['nor so low that it is a scrap', [block(...rows(9, 10))], 3, 90],
])('%s', (_what, blocks, columns, height) => {
  expect(words(...blocks).heightOf(300, columns)).toBe(height)
})

test('columns stand 18 points apart', () => {
  expect(sizeOfColumns(words(block(...rows(20, 10))), 300, 2)).toEqual({ width: 618, height: 122 })
})

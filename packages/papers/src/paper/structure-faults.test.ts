import {
  artifact,
  type Marks,
  type Paper,
  POINTS,
  paragraph,
  type Structure,
  structured,
  tableOf,
  text,
  type View,
} from '@ramp/drafting'
import { expect, test } from 'vitest'
import { structureFaults } from './structure-faults.ts'

const paperOf = (marks: Marks, view: View = POINTS): Paper => ({
  title: 'Legs',
  sheets: [{ name: 'A', width: 400, height: 200, viewports: [], pictures: [], layers: [{ view, marks }] }],
})

const words = (said: string) => text(said, { x: 0, y: 0 }, 10)
const as = (structure: Structure, said = 'R1') => structured(structure, [words(said)])
const heading = (level: 1 | 2 | 3, said: string) => as({ kind: 'heading', level }, said)
const row = (beginsTable: boolean, ...cells: readonly Marks[]) =>
  structured({ kind: 'row', table: 'Tag', beginsTable }, cells.flat())
const head = as({ kind: 'head-cell', of: 'column' }, 'Tag')
const name = as({ kind: 'head-cell', of: 'row' }, 'Address')
const cell = as({ kind: 'cell' })
const figure = (alternative: string) => as({ kind: 'figure', alternative })

test.each<[what: string, marks: Marks, faults: readonly string[]]>([
  ['a text that has no role', [words('W')], ['sheet 1: said to no reader: W']],
  ['decoration', artifact([words('page 1 of 2')]), []],
  ['a heading of the first level, then one of the second', [...heading(1, 'Job'), ...heading(2, 'Legs')], []],
  ['a paper that begins below', heading(2, 'Legs'), ['heading 2 after none: Legs']],
  [
    'a level that is skipped',
    [...heading(1, 'Job'), ...heading(3, 'Plan')],
    ['heading 3 after heading 1: Plan'],
  ],
  ['a paragraph of nothing', paragraph(' ', 100).draw(0, 0), ['an empty paragraph']],
  ['an item of nothing', as({ kind: 'item' }, ''), ['an empty item']],
  ['a figure with words', figure('Plan: R1 to A.'), []],
  ['a figure without words', figure(' '), ['a figure without words']],
  ['a table with a head', [...row(true, head, head), ...row(false, cell, cell)], []],
  ['a table with names before its rows', [...row(true, name, cell), ...row(false, name, cell)], []],
  [
    'a table that goes on behind a figure',
    [...row(true, head), ...row(false, cell), ...figure('Plan.'), ...row(false, cell)],
    [],
  ],
  ['a table without a head', row(true, cell, cell), ['no heads in the table Tag']],
  ['a table of a head alone', row(true, head), ['no rows in the table Tag']],
  [
    'a row that lacks a cell',
    [...row(true, head, head), ...row(false, cell)],
    ['rows of 2 and 1 cells in the table Tag'],
  ],
  [
    'a head without words',
    [...row(true, head, as({ kind: 'head-cell', of: 'column' }, '')), ...row(false, cell, cell)],
    ['a head without words in the table Tag'],
  ],
  [
    'a text in a row and in no cell',
    [...row(true, head, [words('W')]), ...row(false, cell)],
    ['sheet 1: said to no reader: W'],
  ],
  ['a cell in no row', cell, ['a cell in no row: R1']],
])('%s', (_, marks, faults) => expect(structureFaults(paperOf(marks))).toEqual(faults))

test('what is drawn at another scale than its sheet is said to no reader', () => {
  const paper = paperOf(heading(1, 'Plan'), { scale: 2, left: 0, top: 0 })
  expect(structureFaults(paper)).toEqual(['sheet 1: said to no reader: Plan'])
})

test('columns that are ticked have no name and are no cell', () => {
  const { head: heads, rows } = tableOf(
    [
      { title: '', cell: () => '', mark: { width: 10, draw: () => [] } },
      { title: 'Part', cell: (part: string) => part },
    ],
    ['R1', 'R2'],
    200,
  )
  expect(structureFaults(paperOf([heads, ...rows].flatMap((one) => one.draw(0, 0))))).toEqual([])
})

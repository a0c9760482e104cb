import { describe, expect, test } from 'vitest'
import { textsOf } from '../marks/mark-bounds.ts'
import { withoutStructure } from '../marks/structure.ts'
import { POINTS } from '../sheets/paper.ts'
import { boxed } from './marks.ts'
import { lineHeight, widthOf } from './row.ts'
import { CLOSE, type TableColumn, type TableLook, tableOf } from './table.ts'
import { DOCUMENT_TEXT } from './text-style.ts'

type Item = { readonly tag: string; readonly what: string; readonly pounds: string }

const TAG: TableColumn<Item> = { title: 'Tag', cell: ({ tag }) => tag, weight: 'bold' }
const WHAT: TableColumn<Item> = { title: 'What', cell: ({ what }) => what, isFlexible: true }
const POUNDS: TableColumn<Item> = { title: 'Weight', cell: ({ pounds }) => pounds, align: 'end' }

const ITEMS: readonly Item[] = [
  { tag: 'R1', what: 'ramp', pounds: '88 lb' },
  { tag: 'R2', what: 'platform with two railed sides beside the door', pounds: '1,046 lb' },
]

const { gap, closest, leastFlexible, pads } = DOCUMENT_TEXT.table

/** The words of a table with where they stand: those of the head first, then row by row. */
function wordsOf(columns: readonly TableColumn<Item>[], width: number, look?: TableLook) {
  const { head, rows } = tableOf(columns, ITEMS, width, look)
  return [head, ...rows].map((row) =>
    textsOf(row.draw(0, 0), POINTS).map(({ text, extent }) => ({
      text,
      left: extent.min.x,
      right: extent.max.x,
    })),
  )
}

/** Where each column begins, as its first row says. */
const leftsOf = (columns: readonly TableColumn<Item>[], width: number): readonly number[] =>
  (wordsOf(columns, width)[1] ?? []).map(({ left }) => left)

const tagWidth = widthOf('Tag', { size: DOCUMENT_TEXT.sizes.small, weight: 'bold' })
const whatWidth = widthOf(ITEMS[1]?.what ?? '')

describe('the columns of a table', () => {
  test('a rigid column is as wide as its widest cell or title, and the flexible one takes the rest', () => {
    const [head = [], first = [], second = []] = wordsOf([TAG, WHAT, POUNDS], 400)
    expect(head.map(({ text }) => text)).toEqual(['Tag', 'What', 'Weight'])
    expect(first.map(({ text }) => text)).toEqual(['R1', 'ramp', '88 lb'])
    expect(first[1]?.left).toBeCloseTo(tagWidth + gap, 6)
    expect(second[2]?.right).toBeCloseTo(400, 6)
  })

  test('figures stand at the end of their column, under the end of its title', () => {
    const ends = wordsOf([TAG, WHAT, POUNDS], 400).map((row) => row.at(-1)?.right ?? 0)
    for (const end of ends) expect(end).toBeCloseTo(400, 6)
  })

  test('two flexible columns share what the others leave', () => {
    const again: TableColumn<Item> = { ...WHAT, title: 'Again' }
    const [tag = 0, what = 0, other = 0] = leftsOf([TAG, WHAT, again], 400)
    expect([tag, what]).toEqual([0, expect.closeTo(tagWidth + gap, 6)])
    expect(other - what).toBeCloseTo((400 - tagWidth - 2 * gap) / 2 + gap, 6)
  })

  test.each([
    ['stand apart as far as the width goes', 400, 400 - tagWidth - whatWidth],
    ['have their gap where the width is just enough', tagWidth + whatWidth + gap, gap],
    ['stand closer where it is not', tagWidth + whatWidth + closest + 1, closest + 1],
    ['stand no closer than the closest, and run over', 60, closest],
  ])('rigid columns alone %s', (_, width, between) => {
    const rigid: TableColumn<Item> = { ...WHAT, isFlexible: false }
    const [, what = 0] = leftsOf([TAG, rigid], width)
    expect(what - tagWidth).toBeCloseTo(between, 6)
  })

  test.each([
    ['their gap where there is room', gap, gap],
    ['less where the flexible column would be too narrow', gap - 2, gap - 2],
    ['the closest where that is not enough', 0, closest],
  ])('columns beside a flexible one have %s', (_, room, between) => {
    const columns = [TAG, WHAT, POUNDS]
    const rigid = tagWidth + widthOf('1,046 lb')
    const [tag = 0, what = 0] = leftsOf(columns, rigid + leastFlexible + 2 * room)
    expect(what - tag - tagWidth).toBeCloseTo(between, 6)
  })

  test('a flexible column has the least width where the others leave none', () => {
    const rows = wordsOf([TAG, WHAT], 20)
    const lines = rows[2]?.filter(({ left }) => left > 0) ?? []
    expect(lines.map(({ text }) => text)).toContain('platform')
    for (const { left, right } of lines) expect(right - left).toBeLessThanOrEqual(leastFlexible + 0.01)
  })
})

describe('the rows of a table', () => {
  test('lines of small letters stay in their row', () => {
    const columns = [TAG, WHAT].map((column) => ({ ...column, size: DOCUMENT_TEXT.sizes.small }))
    const long = { tag: 'R3', what: 'platform with two railed sides '.repeat(6), pounds: '' }
    const [row] = tableOf(columns, [long], 120, CLOSE).rows
    const bottoms = textsOf(row?.draw(0, 0) ?? [], POINTS).map(({ extent }) => extent.max.y)
    expect(bottoms.length).toBeGreaterThan(8)
    expect(Math.max(...bottoms)).toBeLessThan(row?.height ?? 0)
  })

  test('a cell breaks into lines where its column is flexible, and its row is as high as they are', () => {
    const { rows } = tableOf([TAG, WHAT], ITEMS, 120)
    const lines = textsOf(rows[1]?.draw(0, 0) ?? [], POINTS).length - 1
    expect(lines).toBe(3)
    expect(rows.map(({ height }) => height)).toEqual(
      [1, lines].map((count) =>
        expect.closeTo(count * lineHeight(DOCUMENT_TEXT.sizes.text) + 2 * pads.airy, 6),
      ),
    )
  })

  test('a title breaks where it says so, and the others stand on its last line', () => {
    const { head } = tableOf([TAG, { ...POUNDS, title: 'Load\non soil' }], ITEMS, 300)
    const [tag, load, onSoil] = textsOf(head.draw(0, 0), POINTS).map(({ text, extent }) => ({
      text,
      ...extent.max,
    }))
    expect([tag?.text, load?.text, onSoil?.text]).toEqual(['Tag', 'Load', 'on soil'])
    expect(onSoil?.y).toBeGreaterThan(load?.y ?? 0)
    expect(onSoil?.x).toBeCloseTo(300, 6)
    expect(head.height).toBeCloseTo(2 * lineHeight(DOCUMENT_TEXT.sizes.small) + 2 * pads.airy, 6)
  })

  test.each([
    ['airy', undefined, pads.airy],
    ['close', CLOSE, pads.close],
  ])('are %s by the air above and below their letters', (_, look, pad) => {
    const { head, rows } = tableOf([TAG], ITEMS, 100, look)
    expect(rows[0]?.height).toBeCloseTo(lineHeight(DOCUMENT_TEXT.sizes.text) + 2 * pad, 6)
    expect(head.height).toBeCloseTo(lineHeight(DOCUMENT_TEXT.sizes.small) + 2 * pad, 6)
  })

  test('are as high as their largest letters, whatever the size of the others', () => {
    const heightOf = (columns: readonly TableColumn<Item>[], look?: TableLook) =>
      tableOf(columns, ITEMS, 400, look).rows[0]?.height ?? 0
    expect(heightOf([{ ...TAG, size: 20 }, WHAT])).toBeCloseTo(lineHeight(20) + 2 * pads.airy, 6)
    expect(heightOf([{ ...TAG, size: 9.3 }, WHAT], { size: 14 })).toBeCloseTo(
      lineHeight(14) + 2 * pads.airy,
      6,
    )
  })

  test('a drawn cell stands in its column instead of words, which is as wide as it asks for', () => {
    const tick: TableColumn<Item> = {
      title: '',
      cell: () => '',
      mark: {
        width: 50,
        draw: (_, left, top) => [boxed({ left, top, width: 10, height: 10 }, null, '#000000')],
      },
    }
    const { rows } = tableOf([TAG, tick, WHAT], ITEMS, 400)
    const marks = withoutStructure(rows[0]?.draw(7, 100) ?? [])
    expect(marks.flatMap((mark) => (mark.kind === 'path' && mark.fill ? [mark.d] : []))).toEqual([
      expect.stringContaining(`M${Math.round((7 + tagWidth + gap) * 1000) / 1000} ${100 + pads.airy}`),
    ])
    const what = textsOf(marks, POINTS).find(({ text }) => text === 'ramp')
    expect(what?.extent.min.x).toBeCloseTo(7 + tagWidth + gap + 50 + gap, 6)
  })

  test('a table without items is its head', () => {
    const { head, rows } = tableOf([TAG, WHAT], [], 200)
    expect(rows).toEqual([])
    expect(textsOf(head.draw(0, 0), POINTS).map(({ text }) => text)).toEqual(['Tag', 'What'])
  })
})

test.each([
  ['a line above the head and below it', DOCUMENT_TEXT, 2],
  [
    'a line below the head alone',
    {
      ...DOCUMENT_TEXT,
      table: { ...DOCUMENT_TEXT.table, head: { color: '#56627a', above: null, below: { width: 1 } } },
    },
    1,
  ],
])('a style with %s draws that', (_, style, count) => {
  const marks = withoutStructure(tableOf([TAG], ITEMS, 100, { style }).head.draw(0, 0))
  expect(marks.filter(({ kind }) => kind === 'path')).toHaveLength(count)
  expect(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.color] : []))).toEqual([
    style.table.head.color,
  ])
})

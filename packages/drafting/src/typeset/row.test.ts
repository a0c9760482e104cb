import { describe, expect, test } from 'vitest'
import { textsOf } from '../marks/mark-bounds.ts'
import { withoutStructure } from '../marks/structure.ts'
import { POINTS } from '../sheets/paper.ts'
import {
  baseline,
  clamped,
  headingRow,
  hung,
  lineHeight,
  lineRows,
  paragraph,
  type Row,
  spacer,
  stacked,
  widthOf,
} from './row.ts'
import { DOCUMENT_TEXT, type TextStyle } from './text-style.ts'

const ROOMY: TextStyle = {
  ...DOCUMENT_TEXT,
  leading: 2,
  baseline: 1.5,
  sizes: { small: 10, text: 20, heading: 30 },
}

/** What a row says line by line, with the left end and the baseline of each. */
const linesOf = (row: Row, left = 0, top = 0) =>
  withoutStructure(row.draw(left, top)).flatMap((mark) =>
    mark.kind === 'text' ? [{ text: mark.text, x: mark.x, y: mark.y }] : [],
  )

describe('lines of a text', () => {
  test.each([
    ['one line', 'Set the top platform.', 300, 1],
    ['as many lines as the width needs', 'Set the top platform first, then the ramp.', 100, 2],
    ['a line for each line of the text', 'Gate code\n4711', 300, 2],
    ['nothing', '', 300, 0],
  ])('a paragraph of %s', (_, text, width, count) => {
    const row = paragraph(text, width)
    expect(linesOf(row)).toHaveLength(count)
    expect(row.height).toBeCloseTo(count * lineHeight(DOCUMENT_TEXT.sizes.text), 6)
  })

  test.each([
    ['documents', undefined, 9.6, [1.03 * 9.6, (1.03 + 1.36) * 9.6]],
    ['another paper', ROOMY, 20, [30, 70]],
  ])('stand at the leading of %s, in its size', (_, style, size, baselines) => {
    const lines = linesOf(paragraph('a\nb', 300, { ...(style && { style }) }), 5, 0)
    expect(lines.map(({ x }) => x)).toEqual([5, 5])
    expect(lines.map(({ y }) => y)).toEqual(baselines.map((y) => expect.closeTo(y, 6)))
    expect(lineHeight(size, style)).toBeCloseTo((baselines[1] ?? 0) - (baselines[0] ?? 0), 6)
  })

  test('are rows of their own where they may be torn, empty lines too', () => {
    const rows = lineRows('Gate\n\ncode', 300, { style: ROOMY })
    expect(rows.map(({ height }) => height)).toEqual([40, 40, 40])
    expect(rows.flatMap((row) => linesOf(row).map(({ text }) => text))).toEqual(['Gate', '', 'code'])
  })

  test('stand behind what hangs in the margin', () => {
    const row = hung('Set the top platform first, then the ramp.', 100, { indent: 20, mark: () => [] })
    expect(linesOf(row, 7).map(({ x }) => x)).toEqual([27, 27, 27])
    expect(row.height).toBeCloseTo(3 * lineHeight(DOCUMENT_TEXT.sizes.text) + 3, 6)
  })

  test.each([
    ['Harper', 100, 'Harper'],
    ['Harper residence and garden house', 60, 'Harper resi…'],
    ['Harper', 0, '…'],
  ])('%s in %d points is shortened to %s', (text, width, shown) => {
    expect(clamped(text, width)).toBe(shown)
  })
})

test('rows that stay together stand one below the other', () => {
  const row = stacked([paragraph('a', 100), spacer(10), paragraph('b', 100)])
  const line = lineHeight(DOCUMENT_TEXT.sizes.text)
  expect(row.height).toBeCloseTo(2 * line + 10, 6)
  const [a, b] = linesOf(row, 0, 3)
  expect(a?.y).toBeCloseTo(3 + baseline(DOCUMENT_TEXT.sizes.text), 6)
  expect((b?.y ?? 0) - (a?.y ?? 0)).toBeCloseTo(line + 10, 6)
})

describe('a heading', () => {
  const beside = widthOf('Legs', { size: DOCUMENT_TEXT.sizes.heading, weight: 'bold' }) + 8

  test.each([
    ['alone', undefined, 200, ['Legs'], 20],
    ['with a remark beside it', 'L on the plan', 200, ['Legs', 'L on the plan'], 20],
    [
      'with a remark of two lines',
      'L on the plan, P its pad',
      beside + 80,
      ['Legs', 'L on the plan, P', 'its pad'],
      20 + 1.36 * 9.3,
    ],
    [
      'whose remark has a little of a line that is full',
      'L on the drawing',
      20,
      ['Legs', 'L on the', 'drawing'],
      20 + 1.36 * 9.3,
    ],
  ])('%s', (_, remark, width, words, height) => {
    const row = headingRow({ heading: 'Legs', remark }, width)
    expect(linesOf(row).map(({ text }) => text)).toEqual(words)
    expect(row.height).toBeCloseTo(height, 6)
    for (const { x } of linesOf(row).slice(1)) expect(x).toBeCloseTo(beside, 6)
  })

  test('is in capitals over a line as wide as its block where the paper has it so', () => {
    const heading: TextStyle['heading'] = {
      height: 30,
      isCapitals: true,
      rule: { below: 22, pen: { width: 1.2 } },
    }
    const row = headingRow({ heading: 'Legs' }, 200, { ...DOCUMENT_TEXT, heading })
    expect(textsOf(row.draw(0, 0), POINTS).map(({ text }) => text)).toEqual(['LEGS'])
    expect(
      withoutStructure(row.draw(10, 100)).flatMap((mark) => (mark.kind === 'path' ? [mark.d] : [])),
    ).toEqual(['M10 122L210 122'])
    expect(row.height).toBe(30)
  })
})

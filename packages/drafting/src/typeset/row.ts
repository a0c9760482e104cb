import type { Marks } from '../marks/mark.ts'
import { textWidth, wrapText } from '../marks/measure-text.ts'
import { INK, SIZE } from '../palettes/paper.ts'
import { type Letters, letters, tickBox } from './marks.ts'

/** Something with a height that is never cut, drawn into the width it was made for. */
export type Row = {
  readonly height: number
  readonly draw: (left: number, top: number) => Marks
}

/** What stands under one heading; it may go on in the next column or on the next sheet. */
export type Block = {
  readonly heading: string
  /** In small letters beside the heading. */
  readonly remark?: string | undefined
  /** Set again where the block goes on. */
  readonly head?: Row | undefined
  readonly rows: readonly Row[]
}

const LEADING = 1.36
/** From the top of a line to its baseline: half the leading and the height of the capitals. */
const BASELINE = 1.03

export const lineHeight = (size: number): number => size * LEADING
export const baseline = (size: number): number => size * BASELINE

export const spacer = (height: number): Row => ({ height, draw: () => [] })

/** Rows that stay together. */
export const stacked = (rows: readonly Row[]): Row => ({
  height: rows.reduce((sum, { height }) => sum + height, 0),
  draw: (left, top) => {
    let y = top
    return rows.flatMap((row) => {
      const marks = row.draw(left, y)
      y += row.height
      return marks
    })
  },
})

/** A text broken into lines that stay together. */
export function paragraph(text: string, width: number, look: Letters = {}): Row {
  const { size = SIZE.text, weight = 'regular' } = look
  const lines = text === '' ? [] : wrapText(text, width, { size, weight })
  return {
    height: lines.length * lineHeight(size),
    draw: (left, top) =>
      lines.map((words, index) =>
        letters(words, left, top + index * lineHeight(size) + baseline(size), { ...look, size, weight }),
      ),
  }
}

/** A text behind something in the margin: a number, a box to tick, a sign. */
export function hung(
  text: string,
  width: number,
  { indent, mark, ...look }: Letters & { readonly indent: number; readonly mark: Row['draw'] },
): Row {
  const words = paragraph(text, width - indent, look)
  return {
    height: words.height + 3,
    draw: (left, top) => [...mark(left, top), ...words.draw(left + indent, top)],
  }
}

export const numbered = (number: number, text: string, width: number): Row =>
  hung(text, width, {
    indent: 20,
    mark: (left, top) => [
      letters(`${number}.`, left + 14, top + baseline(SIZE.text), { weight: 'bold', align: 'end' }),
    ],
  })

export const toTick = (text: string, width: number): Row =>
  hung(text, width, { indent: 17, mark: (left, top) => [tickBox(left, top + 1.5)] })

const HEADING_ROOM = 20

/** The heading of a block with its remark. */
export const headingRow = (heading: string, remark: string | undefined, width: number): Row => {
  const room = width - headingWidth(heading) - 8
  const words =
    remark === undefined ? [] : wrapText(remark, Math.max(room, 60), { size: SIZE.small, weight: 'regular' })
  return {
    height: HEADING_ROOM + Math.max(0, words.length - 1) * lineHeight(SIZE.small),
    draw: (left, top) => [
      letters(heading, left, top + baseline(SIZE.heading), { size: SIZE.heading, weight: 'bold' }),
      ...words.map((one, index) =>
        letters(
          one,
          left + headingWidth(heading) + 8,
          top + baseline(SIZE.heading) + index * lineHeight(SIZE.small),
          {
            size: SIZE.small,
            color: INK.muted,
          },
        ),
      ),
    ],
  }
}

const headingWidth = (heading: string): number => widthOf(heading, { size: SIZE.heading, weight: 'bold' })

export const widthOf = (text: string, { size = SIZE.text, weight = 'regular' }: Letters = {}): number =>
  textWidth(text, { size, weight })

/** As much of a line as a width has room for; an ellipsis says that there would be more. */
export function clamped(text: string, width: number, look: Letters = {}): string {
  const own = { size: SIZE.small, ...look }
  if (widthOf(text, own) <= width) return text
  const kept = [...text]
  while (kept.length > 0 && widthOf(`${kept.join('')}…`, own) > width) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

import type { Marks, Structure } from '../marks/mark.ts'
import { textWidth, wrapText } from '../marks/measure-text.ts'
import { structured } from '../marks/structure.ts'
import { INK, SIZE } from '../palettes/paper.ts'
import { across, type Letters, letters, tickBox } from './marks.ts'
import { DOCUMENT_TEXT, type TextStyle } from './text-style.ts'

/** Something with a height that is never cut, drawn into the width it was made for. */
export type Row = {
  readonly height: number
  readonly draw: (left: number, top: number) => Marks
}

/** How words of a row are set. */
type Words = Letters & { readonly style?: TextStyle }

export const lineHeight = (size: number, { leading } = DOCUMENT_TEXT): number => size * leading
/** From the top of a line to where its letters stand. */
export const baseline = (size: number, style = DOCUMENT_TEXT): number => size * style.baseline

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

/** A row that is one thing to somebody to whom it is read. */
export const structuredRow = (structure: Structure, row: Row): Row => ({
  ...row,
  draw: (left, top) => structured(structure, row.draw(left, top)),
})

/** A text broken into lines that stay together. */
export function paragraph(text: string, width: number, words: Words = {}): Row {
  const { style = DOCUMENT_TEXT, ...look } = words
  const { size = style.sizes.text, weight = 'regular' } = look
  const lines = text === '' ? [] : wrapText(text, width, { size, weight })
  return {
    height: lines.length * lineHeight(size, style),
    draw: (left, top) =>
      structured(
        { kind: 'paragraph' },
        lines.map((line, index) =>
          letters(line, left, top + index * lineHeight(size, style) + baseline(size, style), {
            ...look,
            size,
            weight,
          }),
        ),
      ),
  }
}

/** A row for each line of a text, which may go on in the next place. */
export function lineRows(text: string, width: number, words: Words = {}): readonly Row[] {
  const { style = DOCUMENT_TEXT, ...look } = words
  const { size = style.sizes.text, weight = 'regular' } = look
  return wrapText(text, width, { size, weight }).map((line) => ({
    height: lineHeight(size, style),
    draw: (left, top) =>
      structured({ kind: 'paragraph' }, [
        letters(line, left, top + baseline(size, style), { ...look, size, weight }),
      ]),
  }))
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
    draw: (left, top) =>
      structured({ kind: 'item' }, [...mark(left, top), ...words.draw(left + indent, top)]),
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

/** The heading of a block with its remark. */
export function headingRow(
  { heading, remark }: { readonly heading: string; readonly remark?: string | undefined },
  width: number,
  style: TextStyle = DOCUMENT_TEXT,
): Row {
  const { sizes } = style
  const { height, isCapitals, rule } = style.heading
  const title = isCapitals ? heading.toUpperCase() : heading
  const font = { size: sizes.heading, weight: 'bold' } as const
  const beside = widthOf(title, font) + REMARK_GAP
  const remarks =
    remark === undefined
      ? []
      : wrapText(remark, Math.max(width - beside, LEAST_REMARK), { size: sizes.small, weight: 'regular' })
  return {
    height: height + Math.max(0, remarks.length - 1) * lineHeight(sizes.small, style),
    draw: (left, top) => {
      const y = top + baseline(sizes.heading, style)
      return [
        ...structured({ kind: 'heading', level: 2 }, [letters(title, left, y, font)]),
        ...structured(
          { kind: 'paragraph' },
          remarks.map((line, index) =>
            letters(line, left + beside, y + index * lineHeight(sizes.small, style), {
              size: sizes.small,
              color: INK.muted,
            }),
          ),
        ),
        ...(rule ? [across(left, left + width, top + rule.below, rule.pen)] : []),
      ]
    },
  }
}

/** Between a heading and its remark, and what a remark has at least of the line. */
const REMARK_GAP = 8
const LEAST_REMARK = 60

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

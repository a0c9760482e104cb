import type { Marks, TextFont } from '@ramp/drafting'
import { INK } from './sheet.ts'
import { across, inked, letter } from './sheet-marks.ts'

/** Something that takes the width of its column and a height, and is never cut. */
export type Row = {
  readonly height: number
  readonly draw: (left: number, top: number) => Marks
}

/** What one column of a sheet shows under a title. It may continue in the next column. */
export type Block = {
  readonly title: string
  /** Where the one before ends, or only where a whole sheet's width is there for it. */
  readonly starts: 'here' | 'across'
  /** At least one row for a column of this width; the head stands over every column it continues in. */
  readonly rowsIn: (width: number) => { readonly head: Row | null; readonly rows: readonly Row[] }
}

/** The block with its rows measured once for each width, however often it is set. */
export function measuredOnce(block: Block): Block {
  const known = new Map<number, ReturnType<Block['rowsIn']>>()
  return {
    ...block,
    rowsIn: (width) => {
      const rows = known.get(width) ?? block.rowsIn(width)
      known.set(width, rows)
      return rows
    },
  }
}

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

export const spacer = (height: number): Row => ({ height, draw: () => [] })

const LEADING = 1.38
/** From the top of a line to its baseline: half the leading and the height of the capitals. */
const BASELINE = 1.04

export const lineHeight = (size: number): number => size * LEADING
export const baseline = (size: number): number => size * BASELINE

/** One row for each line of a text. */
export const lineRows = (lines: readonly string[], font: TextFont & { readonly color?: string }): Row[] =>
  lines.map((line) => ({
    height: lineHeight(font.size),
    draw: (left, top) => [letter(line, left, top + baseline(font.size), font)],
  }))

const TITLE_SIZE = 14
const TITLE_HEIGHT = 30

export const titleRow = (title: string, width: number): Row => ({
  height: TITLE_HEIGHT,
  draw: (left, top) => [
    letter(title.toUpperCase(), left, top + baseline(TITLE_SIZE), { size: TITLE_SIZE, weight: 'bold' }),
    across(left, left + width, top + 22, inked(INK.ink, 1.2)),
  ],
})

import { type TextFont, wrapText } from '@ramp/drafting'
import { type Block, lineRows } from '../sheet/row.ts'

const FONT: TextFont = { size: 14, weight: 'regular' }

/** Longer lines are hard to read, in points. */
const LONGEST_LINE = 760

/** The dealer's notes, word for word; those that are too long for the column beside the plan start across a sheet. */
export const notesBlock = (notes: string, starts: Block['starts']): Block => ({
  title: 'Notes',
  starts,
  rowsIn: (width) => ({
    head: null,
    rows: lineRows(wrapText(notes.trim(), Math.min(width, LONGEST_LINE), FONT), FONT),
  }),
})

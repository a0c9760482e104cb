import { type Block, type BlockFor, lineRows } from '@ramp/drafting'
import { LAYOUT_TEXT } from '../sheet/text-style.ts'

const FONT = { size: 14, style: LAYOUT_TEXT } as const

/** Longer lines are hard to read, in points. */
const LONGEST_LINE = 760

/** The dealer's notes, word for word; those that are too long for the column beside the plan start across a sheet. */
export const notesBlock =
  (notes: string, starts: Block['starts']): BlockFor =>
  (width) => ({
    heading: 'Notes',
    starts,
    rows: lineRows(notes.trim(), Math.min(width, LONGEST_LINE), FONT),
  })

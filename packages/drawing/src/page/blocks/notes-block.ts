import { type Font, wrapText } from '../../marks/measure-text.ts'
import { type Block, lineRows } from '../sheet/row.ts'
import { SIDE_COLUMN } from '../sheet/sheet.ts'

const FONT: Font = { size: 14, weight: 'regular' }

/**
 * The dealer's notes, word for word. Lines are as long as the narrowest column allows in every column: they are easy
 * to read at that length, and a note that continues elsewhere breaks at the same words.
 */
export const notesBlock = (notes: string): Block => ({
  title: 'Notes',
  starts: 'in-free-column',
  rowsIn: () => ({ head: null, rows: lineRows(wrapText(notes.trim(), SIDE_COLUMN.width, FONT), FONT) }),
})

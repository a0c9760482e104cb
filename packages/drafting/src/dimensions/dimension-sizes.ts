import { SIZE } from '../palettes/paper.ts'
import { widthOf } from '../typeset/row.ts'

/** How large the parts of a dimension are, in the unit of its sheet. */
export type DimensionSizes = {
  /** From what is measured to its witness line. */
  readonly gap: number
  /** How far a witness line goes on beyond the dimension line. */
  readonly beyond: number
  /** Half a tick, along the line and across it. */
  readonly tick: number
  /** Height of letters, with what hangs below them. */
  readonly letters: number
  /** From the line to words over it. */
  readonly over: number
  /** From the line to words that are raised beyond the ends of witness lines. */
  readonly raised: number
  /** From one row of raised words to the next. */
  readonly row: number
  /** From an end of the line to words beside it. */
  readonly beside: number
  /** Between words and any line of the dimensions. */
  readonly air: number
  /** How far raised words stand beside the middle of their stretch, in the order in which it is tried. */
  readonly shifts: readonly number[]
  readonly widthOf: (words: string, weight: 'regular' | 'bold') => number
}

/** What hangs below a line of capitals. */
export const DESCENT = 1

/** Dimensions of papers, in points: letters of 3/32". */
export const PAPER_DIMENSIONS: DimensionSizes = {
  gap: 3,
  beyond: 4,
  tick: 3.2,
  letters: SIZE.small * 0.727 + DESCENT,
  over: 1.6,
  raised: 6,
  row: 11,
  beside: 6,
  air: 1,
  shifts: [0, 3, -3, 6, -6, 10, -10],
  widthOf: (words, weight) => widthOf(words, { size: SIZE.small, weight }),
}

/** How much wider words are than the room between two witness lines; 0 or less where they fit. */
export const lackOfRoom = (length: number, words: string, { widthOf, air }: DimensionSizes): number =>
  widthOf(words, 'regular') + 2 * air - length

import type { Point } from '@ramp/domain'
import { DASHES, INK, letters, line, type Marks, penOf, SIZE, type Size, widthOf } from '@ramp/drafting'

/** A match line of one piece of a view: which of all lines it is, and which piece goes on beyond it. */
export type MatchLine = { readonly line: number; readonly beyond: number; readonly isOnward: boolean }

/** What is known of the other pieces once each has its sheet. */
export type PieceSheets = {
  readonly letterOf: (line: number) => string
  /** `on A2.2`, or `in view 2` of the same sheet; back to where it comes from it is `from`. */
  readonly placeOf: (piece: number, from: 'from' | 'to') => string
}

/** While pieces have no sheets yet their words are so long. */
export const UNPLACED: PieceSheets = {
  letterOf: () => 'A',
  placeOf: (_, from) => (from === 'from' ? 'from A2.10' : 'on A2.10'),
}

/** The letters of match lines, which no drafter takes for figures. */
const LETTERS = 'ABCDEFGHJKLMNPRTUVW'

export const matchLetter = (index: number): string =>
  (LETTERS[index % LETTERS.length] ?? '').repeat(1 + Math.floor(index / LETTERS.length))

type MatchWords = readonly [name: string, verb: string, where: string]

/** `Match line A,`, `continues`, `on A2.2`. */
export function matchWords(
  { line: index, beyond, isOnward }: MatchLine,
  { letterOf, placeOf }: PieceSheets,
): MatchWords {
  const name = `Match line ${letterOf(index)},`
  return isOnward ? [name, 'continues', placeOf(beyond, 'to')] : [name, 'continued', placeOf(beyond, 'from')]
}

/** The heavy line itself. */
export const matchLineMark = (from: Point, to: Point): Marks => [
  line([from, to], { width: penOf('matchLine'), color: INK.ink, dash: DASHES.matchLine }),
]

const BOLD = { size: SIZE.small, weight: 'bold' } as const
/** From a row of words to the next, in points. */
const ROW = 12

/** Words in one row or one under the other, in a box of this size. */
export type MatchLabel = Size & { readonly marksAt: (left: number, top: number) => Marks }

/** The words of a match line in one row. */
export function matchRow(words: MatchWords): MatchLabel {
  const all = words.join(' ')
  return {
    width: widthOf(all, BOLD),
    height: ROW,
    marksAt: (left, top) => [letters(all, left, top + SIZE.small, BOLD)],
  }
}

/** The words of a match line one under the other, all at the left or in the middle. */
export function matchRows(words: MatchWords, align: 'start' | 'middle'): MatchLabel {
  const width = Math.max(...words.map((one) => widthOf(one, BOLD)))
  return {
    width,
    height: words.length * ROW,
    marksAt: (left, top) =>
      words.map((one, row) =>
        letters(one, align === 'start' ? left : left + width / 2, top + row * ROW + SIZE.small, {
          ...BOLD,
          align,
        }),
      ),
  }
}

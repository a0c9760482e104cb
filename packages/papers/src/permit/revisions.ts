import {
  across,
  type Block,
  baseline,
  CLOSE,
  clamped,
  clampText,
  type GroupMark,
  INK,
  letters,
  type Marks,
  paragraph,
  penOf,
  type Row,
  SIZE,
  stacked,
  structured,
  structuredRow,
  tableOf,
  widthOf,
  wrapText,
} from '@ramp/drafting'
import type { Revision } from '../paper/input.ts'

/** A title block shows so many of the latest revisions at most. */
export const MOST_SHOWN = 4
/** It leaves so many lines to write others into. */
const BLANKS = 2

const LINE = 13
const SMALL = { size: SIZE.small, weight: 'regular' } as const
const BOLD = { ...SMALL, weight: 'bold' } as const
/** Where the columns of a title block begin, in points. */
const AT = { letter: 0, date: 22, by: 75, what: 114 } as const
/** Between a column and the next. */
const GAP = 4
/** What was done takes so many lines of a title block at most. */
const MOST_LINES = 2

/** `11-22-26` of `2026-11-22`; what was typed otherwise stays. */
const shortDate = (date: string): string => date.replace(/^\d{2}(\d{2})-(\d{2})-(\d{2})$/, '$2-$3-$1')

/** The latest revisions of a title block, how many came before, and lines to write others into. */
export function revisionRows(revisions: readonly Revision[], shown: number, width: number): Row {
  const earlier = revisions.length - shown
  // A head over nothing is not read.
  const head = stacked([
    structuredRow(
      { kind: 'heading', level: 2 },
      paragraph('Revisions', width, { ...SMALL, color: INK.muted }),
    ),
    headRow(width),
  ])
  return stacked([
    revisions.length === 0 ? structuredRow({ kind: 'artifact' }, head) : head,
    ...(earlier > 0
      ? [paragraph(`and ${earlier} earlier, see cover`, width, { ...SMALL, color: INK.muted })]
      : []),
    ...revisions.slice(earlier).map((one) => revisionRow(one, width)),
    ...Array.from({ length: BLANKS }, () => ruledRow(LINE, width, () => [])),
  ])
}

function ruledRow(height: number, width: number, draw: Row['draw']): Row {
  const pen = { width: penOf('tableRule'), color: INK.hairline }
  return { height, draw: (left, top) => [...draw(left, top), across(left, left + width, top + height, pen)] }
}

const TABLE = { kind: 'row', table: 'Rev, Date, By, What' } as const

const headRow = (width: number): Row =>
  ruledRow(LINE, width, (left, top) => {
    const y = top + baseline(SIZE.small)
    const heads = [
      letters('Rev', left + AT.letter, y, BOLD),
      letters('Date', left + AT.date, y, BOLD),
      letters('By', left + AT.by, y, BOLD),
      letters('What', left + AT.what, y, BOLD),
    ]
    return structured(
      { ...TABLE, beginsTable: true },
      heads.flatMap((head) => structured({ kind: 'head-cell', of: 'column' }, [head])),
    )
  })

/** A revision as far as a title block has room for it. */
function shortened({ letter, date, by, what }: Revision, width: number) {
  const isBeside = widthOf(what, SMALL) <= width - AT.what
  return {
    letter: clamped(letter, AT.date - AT.letter - GAP, BOLD),
    date: clamped(shortDate(date), AT.by - AT.date - GAP, SMALL),
    by: clamped(by, AT.what - AT.by - GAP, SMALL),
    isBeside,
    lines: isBeside ? [what] : clampText(what, MOST_LINES, width - AT.date, SMALL),
  }
}

/** Letter, date and initials, and what was done beside them or below where that is longer. */
function revisionRow(revision: Revision, width: number): Row {
  const { letter, date, by, isBeside, lines } = shortened(revision, width)
  return ruledRow(LINE * (isBeside ? 1 : 1 + lines.length), width, (left, top) => {
    const y = top + baseline(SIZE.small)
    const words = lines.map((line, index) =>
      isBeside
        ? letters(line, left + AT.what, y, SMALL)
        : letters(line, left + AT.date, y + LINE * (index + 1), SMALL),
    )
    const cells: readonly Marks[] = [
      [letters(letter, left + AT.letter, y, BOLD)],
      [letters(date, left + AT.date, y, SMALL)],
      [letters(by, left + AT.by, y, SMALL)],
      words,
    ]
    return structured(
      { ...TABLE, beginsTable: false },
      cells.map((children): GroupMark => ({ kind: 'group', structure: { kind: 'cell' }, children })),
    )
  })
}

/** Whether a title block that shows so many says everything of all revisions. */
export const isAllShown = (revisions: readonly Revision[], shown: number, width: number): boolean =>
  revisions.length <= shown &&
  revisions.every((one) => {
    const { letter, date, by, isBeside, lines } = shortened(one, width)
    const isWhole = isBeside || wrapText(one.what, width - AT.date, SMALL).length <= lines.length
    return isWhole && letter === one.letter && date === shortDate(one.date) && by === one.by
  })

/** Every revision in full, for the cover. */
export const revisionBlock = (revisions: readonly Revision[], width: number): Block => ({
  heading: 'Revisions',
  ...tableOf<Revision>(
    [
      { title: 'Rev', cell: ({ letter }) => letter, weight: 'bold', size: SIZE.small },
      { title: 'Date', cell: ({ date }) => shortDate(date), size: SIZE.small },
      { title: 'By', cell: ({ by }) => by, size: SIZE.small },
      { title: 'What', cell: ({ what }) => what, isFlexible: true, size: SIZE.small },
    ],
    revisions,
    width,
    CLOSE,
  ),
})

import type { SavedFacts } from './papers.ts'

type Facts = Pick<SavedFacts, 'revisions' | 'issuedRevisions'>
type Row = SavedFacts['revisions'][number]

/**
 * The revisions in the title blocks of an option, oldest first: rows that were typed before revisions were issued stay where they are, and every
 * revision that was issued follows with the words and tags that were typed for it.
 */
export function revisionsOnPaper({ revisions, issuedRevisions }: Facts, option: number): readonly Row[] {
  const marks = new Set(issuedRevisions.map(({ mark }) => mark))
  const typedFor = new Map(revisions.map((row) => [row.letter, row]))
  const issued = issuedRevisions.filter((one) => one.option === option)
  return [
    ...revisions.filter(({ letter }) => !marks.has(letter)),
    ...issued.map(({ mark, date, by }, index): Row => {
      const { what = index === 0 ? FIRST : '', tags } = typedFor.get(mark) ?? {}
      return { letter: mark, date, by, what, ...(tags && { tags }) }
    }),
  ]
}

const FIRST = 'First issue'

/** The rows that are kept once one on paper was changed; those of other options stay. */
export function withRowOnPaper(
  revisions: readonly Row[],
  before: Pick<Row, 'letter'>,
  after: Row,
): readonly Row[] {
  const at = revisions.findIndex((one) => one === before || one.letter === before.letter)
  return at < 0 ? [...revisions, after] : revisions.with(at, after)
}

/** Rows that neither were typed earlier nor belong to a revision that was issued: they cannot be added. */
export function addedRows(rows: readonly Row[], { revisions, issuedRevisions }: Facts): readonly Row[] {
  const known = new Set([
    ...revisions.map(({ letter }) => letter),
    ...issuedRevisions.map(({ mark }) => mark),
  ])
  return rows.filter(({ letter }) => !known.has(letter))
}

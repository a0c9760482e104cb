import { type Block, type Mark, type Marks, POINTS, textsOf } from '@ramp/drafting'

const cellsIn = (marks: Marks): readonly Mark[] =>
  marks.flatMap((mark) => {
    if (mark.kind !== 'group') return []
    const kind = mark.structure?.kind
    return kind === 'cell' || kind === 'head-cell' ? [mark] : cellsIn(mark.children)
  })

/** What the rows of a block say, cell by cell; what is no table is one cell. */
export const blockRows = ({ rows }: Block): readonly (readonly string[])[] =>
  rows.flatMap((row) => {
    const marks = row.draw(0, 0)
    const words = (of: Marks) =>
      textsOf(of, POINTS)
        .map(({ text }) => text)
        .join(' ')
    const cells = cellsIn(marks)
    if (cells.length > 0) return [cells.map((cell) => words([cell]))]
    return words(marks) === '' ? [] : [[words(marks)]]
  })

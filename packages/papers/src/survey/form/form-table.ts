import {
  across,
  clamped,
  down,
  INK,
  letters,
  type Marks,
  type Row,
  SIZE,
  type Structure,
  structured,
} from '@ramp/drafting'
import { PENCIL_LINE } from './form-rows.ts'

/** `share` of the width: what its widest usual words take, in points. */
export type FormColumn = { readonly title: string; readonly share: number }

const HEAD = 15
const PAD = 2
const BASELINE = 12

/** A table to write into: rows that are known are filled in, the others are empty. */
export function formTable(
  columns: readonly FormColumn[],
  known: readonly (readonly string[])[],
  { rows, width }: { readonly rows: number; readonly width: number },
): Row {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (width * share) / shares)
  const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, each) => sum + each, 0))
  const table = columns.map(({ title }) => title).join(', ')
  const rowMarks = (cells: readonly string[], place: { left: number; y: number }, isHead: boolean): Marks => [
    {
      kind: 'group',
      structure: { kind: 'row', table, beginsTable: isHead },
      children: cells.map((words, at) => ({
        kind: 'group',
        structure: cellOf(isHead),
        children:
          words === ''
            ? []
            : [
                letters(
                  clamped(words, (widths[at] ?? 0) - 2 * PAD, look(isHead)),
                  place.left + (lefts[at] ?? 0) + PAD,
                  place.y,
                  look(isHead),
                ),
              ],
      })),
    },
  ]
  const height = HEAD + rows * PENCIL_LINE
  return {
    height: height + PAD,
    draw: (left, top) => {
      const bottoms = [0, ...Array.from({ length: rows + 1 }, (_, at) => HEAD + at * PENCIL_LINE)]
      return [
        ...rowMarks(
          columns.map(({ title }) => title),
          { left, y: top + HEAD - 4 },
          true,
        ),
        ...Array.from({ length: rows }, (_, at) =>
          rowMarks(
            columns.map((__, column) => known[at]?.[column] ?? ''),
            { left, y: top + HEAD + at * PENCIL_LINE + BASELINE },
            false,
          ),
        ).flat(),
        ...structured({ kind: 'artifact' }, [
          ...bottoms.map((y) => across(left, left + width, top + y, { width: 0.5, color: INK.rule })),
          ...[...lefts, width].map((x) => down(left + x, top, top + height, { width: 0.5, color: INK.rule })),
        ]),
      ]
    },
  }
}

const cellOf = (isHead: boolean): Structure =>
  isHead ? { kind: 'head-cell', of: 'column' } : { kind: 'cell' }

const look = (isHead: boolean) => ({ size: SIZE.small, weight: isHead ? 'bold' : 'regular' }) as const

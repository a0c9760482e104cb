import type { Marks } from '../marks/mark.ts'
import { wrapText } from '../marks/measure-text.ts'
import { INK, SIZE } from '../palettes/paper.ts'
import { across, type Letters, letters } from './marks.ts'
import { baseline, lineHeight, type Row, widthOf } from './row.ts'

export type TableColumn<T> = {
  readonly title: string
  readonly cell: (item: T) => string
  /** Figures stand at the end of their column. */
  readonly align?: 'start' | 'end'
  readonly weight?: 'regular' | 'bold'
  readonly size?: number
  /** Takes its share of the room that others leave, and breaks into lines. */
  readonly isFlexible?: boolean
  /** Drawn instead of words, such as a box to tick; so wide. */
  readonly mark?: { readonly width: number; readonly draw: (item: T, left: number, top: number) => Marks }
}

type Track = { readonly left: number; readonly width: number }

const GAP = 9
const CLOSEST = 4
/** Room above and below the letters of a row; tables of permits stand closer. */
const PAD = 3.2
export const CLOSE = 0.6
const LEAST_FLEXIBLE = 40

/** A head and one row for each item, in columns as wide as their contents; what is left is shared out between them. */
export function tableOf<T>(
  columns: readonly TableColumn<T>[],
  items: readonly T[],
  width: number,
  pad = PAD,
): { readonly head: Row; readonly rows: readonly Row[] } {
  const tracks = tracksOf(columns, items, width)
  return {
    head: headRow(columns, tracks, width, pad),
    rows: items.map((item) => itemRow(columns, item, { tracks, width, pad })),
  }
}

const lookOf = <T>({
  weight = 'regular',
  size = SIZE.text,
}: TableColumn<T>): Required<Pick<Letters, 'size' | 'weight'>> => ({
  size,
  weight,
})
const HEAD = { size: SIZE.small, weight: 'bold' } as const

/** A title breaks at its words, so that a column of figures stays narrow. */
const titleLines = <T>({ title }: TableColumn<T>): readonly string[] => title.split('\n')

function naturalWidth<T>(column: TableColumn<T>, items: readonly T[]): number {
  const titles = titleLines(column).map((one) => widthOf(one, HEAD))
  const cells = column.isFlexible ? [] : items.map((item) => widthOf(column.cell(item), lookOf(column)))
  return Math.max(column.mark?.width ?? 0, ...titles, ...cells)
}

function tracksOf<T>(columns: readonly TableColumn<T>[], items: readonly T[], width: number): Track[] {
  const natural = columns.map((column) => naturalWidth(column, items))
  const flexible = columns.filter(({ isFlexible }) => isFlexible).length
  const rigid = natural.reduce((sum, each, index) => sum + (columns[index]?.isFlexible ? 0 : each), 0)
  const between = columns.length - 1
  // Narrow columns stand closer before they run over.
  const gap = flexible > 0 ? GAP : Math.max(CLOSEST, Math.min(GAP, (width - rigid) / Math.max(1, between)))
  const rest = width - rigid - gap * between
  const share = flexible > 0 ? Math.max(LEAST_FLEXIBLE, rest / flexible) : 0
  const spread = flexible > 0 ? 0 : Math.max(0, rest / Math.max(1, between))
  let left = 0
  return columns.map(({ isFlexible }, index) => {
    const track = { left, width: isFlexible ? share : (natural[index] ?? 0) }
    left += track.width + gap + spread
    return track
  })
}

function itemRow<T>(
  columns: readonly TableColumn<T>[],
  item: T,
  { tracks, width, pad }: { readonly tracks: readonly Track[]; readonly width: number; readonly pad: number },
): Row {
  const cells = columns.map((column, index) =>
    column.isFlexible
      ? wrapText(column.cell(item), tracks[index]?.width ?? 0, lookOf(column))
      : [column.cell(item)],
  )
  const size = Math.max(...columns.map(({ size: own = SIZE.text }) => own))
  const height = Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight(size) + 2 * pad
  return {
    height,
    draw: (left, top) => [
      ...columns.flatMap((column, index): Marks => {
        const track = tracks[index]
        if (!track) return []
        if (column.mark) return column.mark.draw(item, left + track.left, top + pad)
        const { align = 'start' } = column
        const x = left + track.left + (align === 'end' ? track.width : 0)
        return (cells[index] ?? []).map((words, number) =>
          letters(words, x, top + pad + number * lineHeight(SIZE.text) + baseline(size), {
            ...lookOf(column),
            align,
          }),
        )
      }),
      across(left, left + width, top + height, { width: 0.5, color: INK.hairline }),
    ],
  }
}

function headRow<T>(
  columns: readonly TableColumn<T>[],
  tracks: readonly Track[],
  width: number,
  pad: number,
): Row {
  const count = Math.max(...columns.map((column) => titleLines(column).length))
  const height = count * lineHeight(HEAD.size) + 2 * pad
  return {
    height,
    draw: (left, top) => [
      across(left, left + width, top, { width: 1 }),
      ...columns.flatMap((column, index): Marks => {
        const track = tracks[index]
        if (!track) return []
        const { align = 'start' } = column
        const lines = titleLines(column)
        const x = left + track.left + (align === 'end' ? track.width : 0)
        return lines.map((words, number) =>
          letters(
            words,
            x,
            top + pad + (count - lines.length + number) * lineHeight(HEAD.size) + baseline(HEAD.size),
            { ...HEAD, align },
          ),
        )
      }),
      across(left, left + width, top + height, { width: 0.8 }),
    ],
  }
}

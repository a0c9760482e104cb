import type { GroupMark, Marks, Structure } from '../marks/mark.ts'
import { wrapText } from '../marks/measure-text.ts'
import { across, type Letters, letters } from './marks.ts'
import { baseline, lineHeight, type Row, widthOf } from './row.ts'
import { type Density, DOCUMENT_TEXT, type TextStyle } from './text-style.ts'

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

export type TableLook = {
  readonly density?: Density
  /** Of letters in columns that have no size of their own. */
  readonly size?: number
  readonly style?: TextStyle
  /** What names the cells: a head over each column, or the first cell of each row where no head is set. */
  readonly headsAt?: 'top' | 'left'
}

/** Tables of permits stand closer. */
export const CLOSE: TableLook = { density: 'close' }

type Track = { readonly left: number; readonly width: number }

/** How all rows of one table are set. */
type Setting = {
  readonly tracks: readonly Track[]
  readonly width: number
  readonly pad: number
  readonly style: TextStyle
  readonly headsAt: 'top' | 'left'
}

/** A head and one row for each item, in columns as wide as their contents; what is left is shared out between them. */
export function tableOf<T>(
  columns: readonly TableColumn<T>[],
  items: readonly T[],
  width: number,
  { density = 'airy', style = DOCUMENT_TEXT, size = style.sizes.text, headsAt = 'top' }: TableLook = {},
): { readonly head: Row; readonly rows: readonly Row[] } {
  const sized = columns.map((column) => ({ ...column, size: column.size ?? size }))
  const tracks = tracksOf(sized, items, { width, style })
  const setting: Setting = { tracks, width, pad: style.table.pads[density], style, headsAt }
  return {
    head: headRow(sized, setting),
    rows: items.map((item, index) => itemRow(sized, { item, index }, setting)),
  }
}

type SizedColumn<T> = TableColumn<T> & { readonly size: number }

const fontOf = <T>({
  weight = 'regular',
  size,
}: SizedColumn<T>): Required<Pick<Letters, 'size' | 'weight'>> => ({
  size,
  weight,
})

const headFont = ({ sizes }: TextStyle) => ({ size: sizes.small, weight: 'bold' }) as const

/** A title breaks at its words, so that a column of figures stays narrow. */
const titleLines = <T>({ title }: TableColumn<T>): readonly string[] => title.split('\n')

function naturalWidth<T>(column: SizedColumn<T>, items: readonly T[], style: TextStyle): number {
  const titles = titleLines(column).map((one) => widthOf(one, headFont(style)))
  const cells = items.map((item) => widthOf(column.cell(item), fontOf(column)))
  return Math.max(column.mark?.width ?? 0, ...titles, ...cells)
}

function tracksOf<T>(
  columns: readonly SizedColumn<T>[],
  items: readonly T[],
  { width, style }: Pick<Setting, 'width' | 'style'>,
): readonly Track[] {
  const { gap: widest, closest, leastFlexible } = style.table
  const natural = columns.map((column) => (column.isFlexible ? 0 : naturalWidth(column, items, style)))
  const flexible = columns.filter(({ isFlexible }) => isFlexible).length
  const rigid = natural.reduce((sum, each) => sum + each, 0)
  const between = columns.length - 1
  // Narrow columns stand closer before they run over.
  const free = width - rigid - flexible * leastFlexible
  const gap = Math.max(closest, Math.min(widest, free / Math.max(1, between)))
  const rest = width - rigid - gap * between
  const share = flexible > 0 ? Math.max(leastFlexible, rest / flexible) : 0
  const spread = flexible > 0 ? 0 : Math.max(0, rest / Math.max(1, between))
  let left = 0
  return columns.map(({ isFlexible }, index) => {
    const track = { left, width: isFlexible ? share : (natural[index] ?? 0) }
    left += track.width + gap + spread
    return track
  })
}

function itemRow<T>(
  columns: readonly SizedColumn<T>[],
  { item, index: row }: { readonly item: T; readonly index: number },
  { tracks, width, pad, style, headsAt }: Setting,
): Row {
  const cells = columns.map((column, index) =>
    column.isFlexible
      ? wrapText(column.cell(item), tracks[index]?.width ?? 0, fontOf(column))
      : [column.cell(item)],
  )
  const size = Math.max(...columns.map((column) => column.size))
  const height = Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight(size, style) + 2 * pad
  return {
    height,
    draw: (left, top) => {
      const drawn = columns.map((column, index): Marks => {
        const track = tracks[index]
        if (!track) return []
        if (column.mark) return column.mark.draw(item, left + track.left, top + pad)
        const { align = 'start' } = column
        const x = left + track.left + (align === 'end' ? track.width : 0)
        return (cells[index] ?? []).map((words, number) =>
          letters(words, x, top + pad + number * lineHeight(size, style) + baseline(size, style), {
            ...fontOf(column),
            align,
          }),
        )
      })
      const beginsTable = headsAt === 'left' && row === 0
      const structureAt = (index: number): Structure =>
        headsAt === 'left' && index === 0 ? { kind: 'head-cell', of: 'row' } : { kind: 'cell' }
      return [
        tableRow(columns, drawn, { beginsTable, structureAt }),
        across(left, left + width, top + height, style.table.betweenRows),
      ]
    },
  }
}

function headRow<T>(columns: readonly TableColumn<T>[], { tracks, width, pad, style }: Setting): Row {
  const font = headFont(style)
  const { color, above, below } = style.table.head
  const count = Math.max(...columns.map((column) => titleLines(column).length))
  const height = count * lineHeight(font.size, style) + 2 * pad
  return {
    height,
    draw: (left, top) => {
      const titles = columns.map((column, index): Marks => {
        const track = tracks[index]
        if (!track) return []
        const { align = 'start' } = column
        const lines = titleLines(column)
        const x = left + track.left + (align === 'end' ? track.width : 0)
        return lines.map((words, number) =>
          letters(
            words,
            x,
            top +
              pad +
              (count - lines.length + number) * lineHeight(font.size, style) +
              baseline(font.size, style),
            { ...font, color, align },
          ),
        )
      })
      return [
        ...(above ? [across(left, left + width, top, above)] : []),
        tableRow(columns, titles, {
          beginsTable: true,
          structureAt: () => ({ kind: 'head-cell', of: 'column' }),
        }),
        across(left, left + width, top + height, below),
      ]
    },
  }
}

type RowRole = { readonly beginsTable: boolean; readonly structureAt: (index: number) => Structure }

/**
 * A row with a cell for each column, also for those that have nothing in it. A column of boxes to tick without a title is
 * no cell: there is nothing to read.
 */
const tableRow = <T>(
  columns: readonly TableColumn<T>[],
  cells: readonly Marks[],
  { beginsTable, structureAt }: RowRole,
): GroupMark => ({
  kind: 'group',
  structure: { kind: 'row', table: columns.map(({ title }) => title).join(', '), beginsTable },
  children: columns.flatMap(({ title, mark }, index): Marks => {
    const children = cells[index] ?? []
    return mark && title === '' ? children : [{ kind: 'group', structure: structureAt(index), children }]
  }),
})

import { type Marks, type TextFont, textWidth, wrapText } from '@ramp/drafting'
import { baseline, lineHeight, type Row } from './row.ts'
import { INK, SMALLEST } from './sheet.ts'
import { across, inked, letter } from './sheet-marks.ts'

export type Column<T> = {
  readonly title: string
  readonly cell: (item: T) => string
  /** Figures stand at the end of their column. */
  readonly align?: 'start' | 'end'
  readonly weight?: TextFont['weight']
  /** Takes its share of the room the others leave, and breaks into lines. */
  readonly isFlexible?: boolean
}

type Track = { readonly left: number; readonly width: number }
type Cell = { readonly lines: readonly string[]; readonly font: TextFont; readonly align: 'start' | 'end' }

const GAP = 14
const HEAD_SIZE = SMALLEST
/** Room above and below the letters of a row. */
const PADS = { airy: 4, close: 1.5 } as const
/** How far apart rows stand: close together where that saves a sheet. */
export type Density = keyof typeof PADS
const LEAST_FLEXIBLE = 60

type Setting = { readonly width: number; readonly size: number; readonly density: Density }

/** A head and one row for each item, in columns as wide as their contents. */
export function tableOf<T>(
  columns: readonly Column<T>[],
  items: readonly T[],
  { width, size, density }: Setting,
): { readonly head: Row; readonly rows: readonly Row[] } {
  const tracks = tracksOf(columns, items, width, size)
  const pad = PADS[density]
  const rowOf = (item: T) =>
    cellsRow(
      columns.map((column, index): Cell => {
        const font = fontOf(column, size)
        const text = column.cell(item)
        const room = tracks[index]?.width ?? 0
        return { lines: wrapText(text, room, font), font, align: column.align ?? 'start' }
      }),
      tracks,
      { width, pad },
    )
  return { head: headRow(columns, tracks, { width, pad }), rows: items.map(rowOf) }
}

const fontOf = <T>({ weight = 'regular' }: Column<T>, size: number): TextFont => ({ size, weight })

function tracksOf<T>(
  columns: readonly Column<T>[],
  items: readonly T[],
  width: number,
  size: number,
): Track[] {
  const natural = columns.map((column) =>
    column.isFlexible
      ? 0
      : Math.max(
          textWidth(column.title, { size: HEAD_SIZE, weight: 'bold' }),
          ...items.map((item) => textWidth(column.cell(item), fontOf(column, size))),
        ),
  )
  const taken = natural.reduce((sum, each) => sum + each, 0) + GAP * (columns.length - 1)
  const flexible = columns.filter(({ isFlexible }) => isFlexible).length
  const rest = Math.max(LEAST_FLEXIBLE, (width - taken) / Math.max(1, flexible))
  let left = 0
  return columns.map(({ isFlexible }, index) => {
    const track = { left, width: isFlexible ? rest : (natural[index] ?? 0) }
    left += track.width + GAP
    return track
  })
}

type Sizes = { readonly width: number; readonly pad: number }

function cellsRow(cells: readonly Cell[], tracks: readonly Track[], { width, pad }: Sizes): Row {
  const size = cells[0]?.font.size ?? 0
  const lines = Math.max(1, ...cells.map((cell) => cell.lines.length))
  const height = lines * lineHeight(size) + 2 * pad
  return {
    height,
    draw: (left, top) => [
      ...cells.flatMap((cell, index) => drawCell(cell, tracks[index], left, top + pad)),
      across(left, left + width, top + height, inked(INK.hairline, 0.8)),
    ],
  }
}

function drawCell({ lines, font, align }: Cell, track: Track | undefined, left: number, top: number): Marks {
  if (!track) return []
  const x = left + track.left + (align === 'end' ? track.width : 0)
  return lines.map((line, index) =>
    letter(line, x, top + index * lineHeight(font.size) + baseline(font.size), { ...font, align }),
  )
}

function headRow<T>(columns: readonly Column<T>[], tracks: readonly Track[], { width, pad }: Sizes): Row {
  const height = lineHeight(HEAD_SIZE) + 2 * pad
  const font = { size: HEAD_SIZE, weight: 'bold', color: INK.muted } as const
  return {
    height,
    draw: (left, top) => [
      ...columns.flatMap(({ title, align = 'start' }, index): Marks => {
        const track = tracks[index]
        if (!track) return []
        const x = left + track.left + (align === 'end' ? track.width : 0)
        return [letter(title, x, top + pad + baseline(HEAD_SIZE), { ...font, align })]
      }),
      across(left, left + width, top + height, inked(INK.rule, 1)),
    ],
  }
}

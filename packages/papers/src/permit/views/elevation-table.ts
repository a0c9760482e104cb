import { listed } from '@ramp/domain'
import {
  across,
  artifact,
  down,
  type Frame,
  group,
  lengthText,
  letters,
  type Mark,
  type Marks,
  onPaper,
  type PlacedView,
  paragraph,
  penOf,
  printedLength,
  printedRise,
  type Row,
  riseText,
  type Scale,
  SIZE,
  structured,
  widthOf,
} from '@ramp/drafting'
import type { ElevationStretch, SystemElevation } from '@ramp/solids'
import { isAsSteepAsStairs } from '../../content/part-facts.ts'

const ROWS = ['Part', 'Length', 'Run', 'Rise', 'Slope'] as const
const ROW_HEIGHT = 15
/** The sum of the walk, and two lines of what was too narrow where there is such. */
const underTable = ({ elevation: { stretches } }: TablePiece, { ratio }: Scale): number =>
  stretches.some((one) => isNarrow(one, onPaper(one.covers, ratio))) ? 50 : 22

/** What is drawn of an elevation, and all its parts where this is the last of several pieces. */
export type TablePiece = {
  readonly elevation: SystemElevation
  readonly name: string
  readonly total: readonly ElevationStretch[]
}

/** Height of the table under an elevation with the lines below it, in points. */
export const heightOfTable = (piece: TablePiece, scale: Scale): number =>
  ROWS.length * ROW_HEIGHT + underTable(piece, scale)

const cellsOf = (one: ElevationStretch): readonly string[] => [
  one.tag,
  lengthText(one.length, 'part-size'),
  lengthText(one.covers, 'walk'),
  Math.abs(one.rise) > 0.01 ? riseText(...one.heights) : '0"',
  isAsSteepAsStairs(one) ? 'stair' : one.slope,
]

/** What each part covers of the walk, under its place; what is too narrow for its words is told in a line below. */
export function stretchTable(piece: TablePiece, { toPaper }: PlacedView, frame: Frame, top: number): Marks {
  const { stretches } = piece.elevation
  const first = stretches[0]
  const last = stretches.at(-1)
  if (!first || !last) return []
  const [start, end] = [toPaper({ x: first.from, y: 0 }).x, toPaper({ x: last.to, y: 0 }).x]
  const bottom = top + ROWS.length * ROW_HEIGHT
  const columns = stretches.map((one): Column => {
    const [from, to] = [toPaper({ x: one.from, y: 0 }).x, toPaper({ x: one.to, y: 0 }).x]
    return { from, width: to - from, cells: cellsOf(one), isNarrow: isNarrow(one, to - from) }
  })
  return [
    ...ROWS.map((_, row) =>
      tableRow(row, columns, piece, { left: frame.left, y: top + row * ROW_HEIGHT + 11 }),
    ),
    ...Array.from({ length: ROWS.length + 1 }, (_, row) =>
      across(frame.left, end, top + row * ROW_HEIGHT, { width: penOf('tableRule') }),
    ),
    ...[...columns.map(({ from }) => from), end].map((x) =>
      down(x, top, bottom, { width: penOf('tableRule') }),
    ),
    ...narrowWords(stretches, toPaper, end - frame.left).draw(frame.left, bottom + 20),
    ...letteredSums(piece, (start + end) / 2, bottom + 14),
  ]
}

type Column = {
  readonly from: number
  readonly width: number
  readonly cells: readonly string[]
  /** Told in a line below; what has room of it is lettered for the eye alone. */
  readonly isNarrow: boolean
}

/** One row with its name before it; the first row names the parts. */
function tableRow(
  row: number,
  columns: readonly Column[],
  { elevation, name }: TablePiece,
  { left, y }: { readonly left: number; readonly y: number },
): Mark {
  const cell = ({ from, width, cells }: Column): Marks => {
    const words = cells[row] ?? ''
    if (!fits(words, width)) return []
    const weight = row === 0 ? 'bold' : 'regular'
    return [letters(words, from + width / 2, y, { size: SIZE.small, align: 'middle', weight })]
  }
  const title = letters(ROWS[row] ?? '', left, y, { size: SIZE.small, weight: 'bold' })
  return group(
    [
      ...structured({ kind: 'head-cell', of: row === 0 ? 'column' : 'row' }, [title]),
      ...columns.flatMap((one) =>
        one.isNarrow
          ? artifact(cell(one))
          : structured(row === 0 ? { kind: 'head-cell', of: 'column' } : { kind: 'cell' }, cell(one)),
      ),
    ],
    { structure: { kind: 'row', table: `Elevation ${elevation.name} ${name}`, beginsTable: row === 0 } },
  )
}

const fits = (words: string, width: number): boolean => widthOf(words, { size: SIZE.small }) + 4 <= width

/** Whether a part is too short on paper, `width` points, for one of its cells. */
const isNarrow = (one: ElevationStretch, width: number): boolean =>
  !cellsOf(one).every((words) => fits(words, width))

function letteredSums(piece: TablePiece, x: number, y: number): Marks {
  const words = sumsText(piece)
  if (words === '') return []
  return structured({ kind: 'paragraph' }, [
    letters(words, x, y, { size: SIZE.small, weight: 'bold', align: 'middle' }),
  ])
}

/** What all ramps cover of the ground together, and how far they rise, as the figures above add up; of a piece what is on it, and in the last one the whole too. */
const sumsText = ({ elevation: { stretches }, name, total }: TablePiece): string =>
  [
    sumText(name === '' ? 'Ramps together' : 'Ramps in this view', stretches),
    sumText('all ramps together', total),
  ]
    .filter((one) => one !== '')
    .join('; ')

function sumText(name: string, stretches: readonly ElevationStretch[]): string {
  const ramps = stretches.filter((one) => Math.abs(one.rise) > 0.01 && !isAsSteepAsStairs(one))
  if (ramps.length === 0) return ''
  const run = ramps.reduce((sum, { covers }) => sum + printedLength(covers, 'walk'), 0)
  const rise = ramps.reduce((sum, one) => sum + printedRise(...one.heights), 0)
  return `${name}: run ${lengthText(run, 'walk')}, rise ${lengthText(rise, 'height')}`
}

/** The parts whose cells had no room, equal ones together: `R2 to R4: 8'-0", run 7'-11 11/16", rise 8", 1:11.95`. */
function narrowWords(
  stretches: readonly ElevationStretch[],
  toPaper: PlacedView['toPaper'],
  width: number,
): Row {
  const told = new Map<string, string[]>()
  for (const one of stretches) {
    const [tag = '', length = '', run = '', rise = '', slope = ''] = cellsOf(one)
    if (!isNarrow(one, toPaper({ x: one.to, y: 0 }).x - toPaper({ x: one.from, y: 0 }).x)) continue
    const words = `${length}, run ${run}, rise ${rise}, ${slope}`
    told.set(words, [...(told.get(words) ?? []), tag])
  }
  const text = [...told].map(([words, tags]) => `${listed(tags)}: ${words}`).join('. ')
  return paragraph(text, Math.max(width, 320), { size: SIZE.small })
}

import type { Line, PartsList } from '@ramp/domain'
import { moneyFigure, plainFigure, weightFigure } from '../sheet/figures.ts'
import { type Block, baseline, lineRows, type Row, stacked } from '../sheet/row.ts'
import { INK } from '../sheet/sheet.ts'
import { across, inked, letter } from '../sheet/sheet-marks.ts'
import { type Column, tableOf } from '../sheet/table.ts'

const ITEM: readonly Column<Line>[] = [
  { title: 'Item', cell: ({ itemNumber }) => itemNumber },
  { title: 'Short name', cell: ({ shortName }) => shortName, weight: 'bold' },
  { title: 'Description', cell: ({ description }) => description, isFlexible: true },
]
const FIGURES: readonly Column<Line>[] = [
  { title: 'Quantity', cell: ({ quantity }) => plainFigure(quantity), align: 'end' },
  { title: 'Unit price', cell: ({ unitPrice }) => moneyFigure(unitPrice), align: 'end' },
  { title: 'Total', cell: ({ total }) => moneyFigure(total), align: 'end', weight: 'bold' },
]
const WHY: Column<Line> = { title: 'Why', cell: ({ reasons }) => reasonsText(reasons), isFlexible: true }
const WEIGHT: Column<Line> = { title: 'Weight', cell: ({ weight }) => weightFigure(weight), align: 'end' }

const reasonsText = (reasons: Line['reasons']): string => {
  const rules = [...new Set(reasons.map(({ rule }) => rule))]
  return rules.join('; ')
}

/** A list as wide as a sheet has room to say why each line is on it. */
const SHAPES = {
  sheet: { size: 14, columns: [...ITEM, WHY, WEIGHT, ...FIGURES] },
  column: { size: 13.5, columns: [...ITEM, ...FIGURES] },
} as const
const COLUMN_AT_MOST = 800

/** Every line of the list, and its sum on the same sheet as the last line. */
export const partsListBlock = (list: PartsList): Block => ({
  title: 'Parts list',
  starts: 'in-next-column',
  rowsIn: (width) => {
    const { size, columns } = width > COLUMN_AT_MOST ? SHAPES.sheet : SHAPES.column
    if (list.lines.length === 0) {
      return { head: null, rows: lineRows(['No parts yet.'], { size, weight: 'regular', color: INK.muted }) }
    }
    const { head, rows } = tableOf(columns, list.lines, { width, size })
    const last = rows.slice(-1)
    return { head, rows: [...rows.slice(0, -1), stacked([...last, sumRow(list, width)])] }
  },
})

const sumRow = ({ partsTotal, weight, lines }: PartsList, width: number): Row => ({
  height: 52,
  draw: (left, top) => {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const y = top + 12 + baseline(17)
    return [
      across(left, left + width, top + 1, inked(INK.ink, 1.2)),
      letter(`${plainFigure(pieces)} pieces, weight ${weightFigure(weight)}`, left, y, {
        size: 13.5,
        weight: 'regular',
        color: INK.muted,
      }),
      letter(`Total ${moneyFigure(partsTotal)}`, left + width, y, {
        size: 19,
        weight: 'bold',
        align: 'end',
      }),
    ]
  },
})

import type { Line, PartsList } from '@ramp/domain'
import { moneyFigure, plainFigure, weightFigure } from '../sheet/figures.ts'
import { type Block, baseline, lineRows, type Row, stacked } from '../sheet/row.ts'
import { INK } from '../sheet/sheet.ts'
import { across, inked, letter } from '../sheet/sheet-marks.ts'
import { type Column, type Density, tableOf } from '../sheet/table.ts'

const COLUMNS: readonly Column<Line>[] = [
  { title: 'Item', cell: ({ itemNumber }) => itemNumber },
  { title: 'Short name', cell: ({ shortName }) => shortName, weight: 'bold' },
  { title: 'Description', cell: ({ description }) => description, isFlexible: true },
  { title: 'Why', cell: ({ reasons }) => reasonsText(reasons), isFlexible: true },
  { title: 'Weight', cell: ({ weight }) => weightFigure(weight), align: 'end' },
  { title: 'Quantity', cell: ({ quantity }) => plainFigure(quantity), align: 'end' },
  { title: 'Unit price', cell: ({ unitPrice }) => moneyFigure(unitPrice), align: 'end' },
  { title: 'Total', cell: ({ total }) => moneyFigure(total), align: 'end', weight: 'bold' },
]
const SIZE = 14

const reasonsText = (reasons: Line['reasons']): string => {
  const rules = [...new Set(reasons.map(({ rule }) => rule))]
  return rules.join('; ')
}

/** Every line of the list, as wide as a sheet, and its sum on the same sheet as the last line. */
export const partsListBlock = (list: PartsList, density: Density): Block => ({
  title: 'Parts list',
  starts: list.lines.length === 0 ? 'here' : 'across',
  rowsIn: (width) => {
    if (list.lines.length === 0) {
      const font = { size: SIZE, weight: 'regular', color: INK.muted } as const
      return { head: null, rows: lineRows(['No parts yet.'], font) }
    }
    const { head, rows } = tableOf(COLUMNS, list.lines, { width, size: SIZE, density })
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

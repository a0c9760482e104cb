import { type Line, type PartsList, pluralOf } from '@ramp/domain'
import {
  across,
  type BlockFor,
  baseline,
  type Density,
  INK,
  letters,
  lineRows,
  type Row,
  stacked,
  type TableColumn,
  tableOf,
} from '@ramp/drafting'
import { lineTotalFigure, moneyFigure, plainFigure, unitPriceFigure, weightFigure } from '../sheet/figures.ts'
import { LAYOUT_TEXT } from '../sheet/text-style.ts'

const COLUMNS: readonly TableColumn<Line>[] = [
  { title: 'Item', cell: ({ itemNumber }) => itemNumber },
  { title: 'Short name', cell: ({ shortName }) => shortName, weight: 'bold' },
  { title: 'Description', cell: ({ description }) => description, isFlexible: true },
  { title: 'Why', cell: ({ reasons }) => reasonsText(reasons), isFlexible: true },
  { title: 'Weight', cell: ({ weight }) => weightFigure(weight), align: 'end' },
  { title: 'Quantity', cell: ({ quantity }) => plainFigure(quantity), align: 'end' },
  { title: 'Unit price', cell: ({ unitPrice }) => unitPriceFigure(unitPrice), align: 'end' },
  { title: 'Total', cell: ({ total }) => lineTotalFigure(total), align: 'end', weight: 'bold' },
]
const SIZE = 14

const reasonsText = (reasons: Line['reasons']): string => {
  const rules = [...new Set(reasons.map(({ rule }) => rule))]
  return rules.join('; ')
}

/** Every line of the list, as wide as a sheet, and its sum on the same sheet as the last line. */
export const partsListBlock =
  (list: PartsList, density: Density): BlockFor =>
  (width) => {
    const heading = 'Parts list'
    if (list.lines.length === 0) {
      return {
        heading,
        rows: lineRows('No parts yet.', width, { size: SIZE, color: INK.muted, style: LAYOUT_TEXT }),
      }
    }
    const { head, rows } = tableOf(COLUMNS, list.lines, width, { size: SIZE, density, style: LAYOUT_TEXT })
    const last = rows.slice(-1)
    return {
      heading,
      starts: 'across',
      head,
      rows: [...rows.slice(0, -1), stacked([...last, sumRow(list, width)])],
    }
  }

const sumRow = ({ partsTotal, weight, lines }: PartsList, width: number): Row => ({
  height: 52,
  draw: (left, top) => {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const y = top + 12 + baseline(17, LAYOUT_TEXT)
    return [
      across(left, left + width, top + 1, { width: 1.2 }),
      letters(
        `${plainFigure(pieces)} ${pluralOf(pieces, 'piece')}, weight ${weightFigure(weight)}`,
        left,
        y,
        {
          size: 13.5,
          weight: 'regular',
          color: INK.muted,
        },
      ),
      letters(`Total ${moneyFigure(partsTotal)}`, left + width, y, {
        size: 19,
        weight: 'bold',
        align: 'end',
      }),
    ]
  },
})

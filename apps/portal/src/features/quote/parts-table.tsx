import type { VisibleQuote } from '@ramp/contracts'
import { type Column, DataTable, lineTotalText, moneyText, numberText, unitPriceText } from '@ramp/shell'
import { NOT_SHOWN } from '../../ui/text.ts'

type Line = VisibleQuote['lines'][number]

const columns: readonly Column<Line>[] = [
  { name: 'Part', cell: ({ shortName }) => shortName },
  { name: 'Item number', cell: ({ itemNumber }) => itemNumber },
  { name: 'Description', isLong: true, cell: ({ description }) => description },
  { name: 'Quantity', align: 'right', cell: ({ quantity }) => numberText(quantity) },
]

const shown = (cents: number | null, text: (cents: number) => string) =>
  cents === null ? NOT_SHOWN : text(cents)

const priceColumns: readonly Column<Line>[] = [
  { name: 'Unit price', align: 'right', cell: ({ unitPrice }) => shown(unitPrice, unitPriceText) },
  { name: 'Total', align: 'right', cell: ({ total }) => shown(total, lineTotalText) },
]

type PartsTableProps = Pick<VisibleQuote, 'lines' | 'partsTotal'>

/** The parts list as it came from the designer; without the columns of prices for those who see none. */
export const PartsTable = ({ lines, partsTotal }: PartsTableProps) => (
  <DataTable
    label="Parts list"
    columns={partsTotal === null ? columns : [...columns, ...priceColumns]}
    rows={lines}
    keyOf={({ itemNumber }) => itemNumber}
    {...(partsTotal !== null && { foot: ['Parts total', '', '', '', '', moneyText(partsTotal)] })}
  />
)

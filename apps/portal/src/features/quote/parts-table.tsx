import type { IssuedQuote } from '@ramp/contracts'
import { type Column, DataTable, moneyText, numberText } from '@ramp/shell'

type Line = IssuedQuote['lines'][number]

const columns: readonly Column<Line>[] = [
  { name: 'Part', cell: ({ shortName }) => shortName },
  { name: 'Item number', cell: ({ itemNumber }) => itemNumber },
  { name: 'Description', cell: ({ description }) => description },
  { name: 'Quantity', align: 'right', cell: ({ quantity }) => numberText(quantity) },
  { name: 'Unit price', align: 'right', cell: ({ unitPrice }) => moneyText(unitPrice) },
  { name: 'Total', align: 'right', cell: ({ total }) => moneyText(total) },
]

type PartsTableProps = Pick<IssuedQuote, 'lines' | 'partsTotal'>

/** The parts list as it came from the designer. */
export const PartsTable = ({ lines, partsTotal }: PartsTableProps) => (
  <DataTable
    label="Parts list"
    columns={columns}
    rows={lines}
    keyOf={({ itemNumber }) => itemNumber}
    foot={['Parts total', '', '', '', '', moneyText(partsTotal)]}
  />
)

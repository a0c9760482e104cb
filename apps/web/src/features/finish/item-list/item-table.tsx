import { DataTable, moneyText, numberText } from '@ramp/shell'
import { weightText } from '../../../lib/names/figure-text.ts'
import { FigureList } from '../../../ui/figures/figure-list.tsx'
import type { Generated } from './item-list-calls.ts'
import classes from './item-table.module.css'

type ItemTableProps = {
  readonly list: Pick<Generated, 'lines' | 'partsTotal' | 'weight' | 'linearFeet'>
}

/** The item list (spec 3 §2.14) with its sums. */
export const ItemTable = ({ list: { lines, partsTotal, weight, linearFeet } }: ItemTableProps) => (
  <>
    <DataTable
      label="Item List"
      columns={[
        { name: 'Item Number', cell: ({ itemNumber }) => itemNumber },
        { name: 'Short Name', cell: ({ shortName }) => shortName },
        { name: 'Quantity', align: 'right', cell: ({ quantity }) => quantity },
      ]}
      rows={lines}
      keyOf={({ itemNumber }) => itemNumber}
    />
    <div className={classes.sums}>
      <FigureList
        figures={[
          ['Linear feet', numberText(linearFeet)],
          ['Weight', weightText(weight)],
          ['Price', moneyText(partsTotal)],
        ]}
      />
    </div>
  </>
)

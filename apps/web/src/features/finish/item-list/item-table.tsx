import { numberText } from '@ramp/shell'
import { weightText } from '../../../lib/names/figure-text.ts'
import { priceFigure } from '../../../lib/names/list-figures.ts'
import { FigureList } from '../../../ui/figures/figure-list.tsx'
import { ItemLines } from '../../../ui/steps/item-lines.tsx'
import type { Generated } from './item-list-calls.ts'
import classes from './item-table.module.css'

type ItemTableProps = {
  readonly list: Pick<Generated, 'lines' | 'partsTotal' | 'weight' | 'linearFeet'>
  /** The sums stay in view below a long list, at the edge of a dialog. */
  readonly isInDialog?: boolean
}

/** The item list (spec 3 §2.14) with its sums. */
export const ItemTable = ({
  list: { lines, partsTotal, weight, linearFeet },
  isInDialog = false,
}: ItemTableProps) => (
  <>
    <ItemLines label="Item List" lines={lines} />
    <div className={classes.sums} data-in-dialog={isInDialog}>
      <FigureList
        figures={[
          ['Linear feet', numberText(linearFeet)],
          ['Weight', weightText(weight)],
          ['Price', priceFigure({ lines, partsTotal })],
        ]}
      />
    </div>
  </>
)

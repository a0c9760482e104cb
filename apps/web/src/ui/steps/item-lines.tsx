import { DataTable } from '@ramp/shell'

type ItemLinesProps = {
  readonly label: string
  readonly lines: readonly {
    readonly itemNumber: string
    readonly shortName: string
    readonly quantity: number
  }[]
  /** What is counted, where it is not single items. */
  readonly quantity?: string
  /** Said when there are none. */
  readonly empty?: string
}

/** Lines of the parts list as the guided steps show them: what is ordered, and how many. */
export const ItemLines = ({ label, lines, quantity = 'Quantity', empty }: ItemLinesProps) => (
  <DataTable
    label={label}
    columns={[
      { name: 'Item Number', cell: (line) => line.itemNumber },
      { name: 'Short Name', cell: (line) => line.shortName },
      { name: quantity, align: 'right', cell: (line) => line.quantity },
    ]}
    rows={lines}
    keyOf={({ itemNumber }) => itemNumber}
    {...(empty !== undefined && { empty })}
  />
)

import type { Analysis } from '@ramp/domain'
import { DataTable } from '@ramp/shell'
import { legLines } from './leg-rows.ts'

/** The legs of the parts list; one item is a pair (spec 3 §2.12). */
export const AllLegs = ({ analysis }: { readonly analysis: Analysis }) => (
  <DataTable
    label="All Legs"
    columns={[
      { name: 'Item Number', cell: ({ itemNumber }) => itemNumber },
      { name: 'Short Name', cell: ({ shortName }) => shortName },
      { name: 'Qty (Pairs)', align: 'right', cell: ({ quantity }) => quantity },
    ]}
    rows={legLines(analysis)}
    keyOf={({ itemNumber }) => itemNumber}
    empty="No legs: nothing stands high enough, or all are switched off."
  />
)

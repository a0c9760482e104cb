import { Button } from '@mantine/core'
import type { ItemQuantity } from '@ramp/contracts'
import { DataTable, Notice } from '@ramp/shell'
import type { Answer } from '../../lib/use-call.ts'

type AllClosuresProps = { readonly items: Answer<readonly ItemQuantity[]>; readonly onRetry: () => void }

/** The closure items of the parts list, as the server counts them (spec 3 §2.11). */
export function AllClosures({ items, onRetry }: AllClosuresProps) {
  if (items.kind === 'failed') {
    return (
      <Notice tone="bad" title="The closures could not be counted.">
        <Button variant="default" mt={8} onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <DataTable
      label="All Closures"
      columns={[
        { name: 'Item Number', cell: ({ itemNumber }) => itemNumber },
        { name: 'Short Name', cell: ({ shortName }) => shortName },
        { name: 'Quantity', align: 'right', cell: ({ quantity }) => quantity },
      ]}
      rows={items.kind === 'answered' ? items.value : []}
      keyOf={({ itemNumber }) => itemNumber}
      empty={items.kind === 'waiting' ? 'Counting the closures' : 'No closure is active.'}
    />
  )
}

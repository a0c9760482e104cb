import { Button } from '@mantine/core'
import type { ItemQuantity } from '@ramp/contracts'
import { Notice } from '@ramp/shell'
import type { Answer } from '../../lib/use-call.ts'
import { ItemLines } from '../../ui/steps/item-lines.tsx'

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
    <ItemLines
      label="All Closures"
      lines={items.kind === 'answered' ? items.value : []}
      empty={items.kind === 'waiting' ? 'Counting the closures' : 'No closure is active.'}
    />
  )
}

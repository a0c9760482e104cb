import { Button, Menu } from '@mantine/core'
import type { Item, PartId } from '@ramp/domain'
import { partName } from '@ramp/domain'
import { swapsOf } from '@ramp/editor'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { FieldRow } from '../../../ui/fields/field-row.tsx'

type SwapMenuProps = { readonly part: PartId; readonly onSwap: (item: Item) => void }

/** Another kind of part in place of this one; what is joined to it stays joined. */
export const SwapMenu = ({ part, onSwap }: SwapMenuProps) => (
  <FieldRow label="Swap">
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconArrowsExchange size={15} stroke={1.5} aria-hidden />}>
          Swap for …
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <Swaps part={part} onSwap={onSwap} />
      </Menu.Dropdown>
    </Menu>
  </FieldRow>
)

/** Tried one by one only when the menu opens: each is a whole edit. */
function Swaps({ part, onSwap }: SwapMenuProps) {
  const analysis = useAnalysis()
  const items = useMemo(() => swapsOf(part, analysis), [part, analysis])
  if (items.length === 0) return <Menu.Label>No other part fits in its place.</Menu.Label>
  return items.map((item) => (
    <Menu.Item key={item.itemNumber} onClick={() => onSwap(item)}>
      {partName(item)}
    </Menu.Item>
  ))
}

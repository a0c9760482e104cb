import { Button, TextInput } from '@mantine/core'
import type { AdditionalProduct, ItemType } from '@ramp/domain'
import { DataTable, Notice, WholeNumberField } from '@ramp/shell'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { type AddOn, useAddOns } from '../../lib/use-add-ons.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { callToast } from '../messages/call-toast.ts'
import classes from './add-on-list.module.css'
import { addOnsFor } from './add-ons-for.ts'

type AddOnListProps = {
  /** What the list is of: `Legs`. */
  readonly label: string
  readonly itemTypes: readonly ItemType[]
  readonly ordered: readonly AdditionalProduct[]
  readonly onOrder: (product: AdditionalProduct) => void
}

/** Products that can be ordered beside the drawn system: searched by name or number, each with its quantity. */
export function AddOnList({ label, itemTypes, ordered, onOrder }: AddOnListProps) {
  const { catalogue } = useOpenedProject()
  const [addOns, retry] = useAddOns(catalogue, (error) => callToast('Could Not Load Addon Items', error))
  const [wanted, setWanted] = useState('')
  if (addOns.kind === 'failed') {
    return (
      <Notice tone="bad" title="The list could not be loaded.">
        <Button variant="default" mt={8} onClick={retry}>
          Try again
        </Button>
      </Notice>
    )
  }
  if (addOns.kind === 'waiting') return <p className={classes.waiting}>Loading the list</p>
  return (
    <div className={classes.list}>
      <TextInput
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder="Name, number, description"
        leftSection={<IconSearch size={14} />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <DataTable
        label={label}
        columns={[
          { name: 'Item Number', cell: ({ itemNumber }) => itemNumber },
          { name: 'Short Name', cell: (item) => <ItemName {...item} /> },
          {
            name: 'Quantity',
            align: 'right',
            cell: (item) => <QuantityInput item={item} ordered={ordered} onOrder={onOrder} />,
          },
        ]}
        rows={addOnsFor(addOns.value, itemTypes, wanted)}
        keyOf={({ itemNumber }) => itemNumber}
        empty={wanted === '' ? 'No products here.' : `No product matches “${wanted}”.`}
      />
    </div>
  )
}

const ItemName = ({ shortName, description }: AddOn) => (
  <>
    {shortName}
    <span className={classes.description}>{description}</span>
  </>
)

const QUANTITY = { min: 0, max: 9999 } as const

type QuantityInputProps = Pick<AddOnListProps, 'ordered' | 'onOrder'> & { readonly item: AddOn }

/** A whole number from 0 up (spec 3 §5.6); an empty field is 0. */
const QuantityInput = ({ item, ordered, onOrder }: QuantityInputProps) => {
  const { itemNumber, shortName, itemType } = item
  const order = (qty: number) => onOrder({ itemNumber, shortName, itemType, qty })
  return (
    <WholeNumberField
      label={`Quantity of ${shortName}`}
      isLabelHidden
      width={72}
      range={QUANTITY}
      value={ordered.find((one) => one.itemNumber === itemNumber)?.qty ?? 0}
      onCommit={order}
      onClear={() => order(0)}
    />
  )
}

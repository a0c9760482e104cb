import { Button } from '@mantine/core'
import type { AdditionalProduct, ItemType } from '@ramp/domain'
import { Notice } from '@ramp/shell'

type OrderedByHandProps = {
  /** What is ordered: `Legs`. */
  readonly what: string
  readonly itemTypes: readonly ItemType[]
  readonly ordered: readonly AdditionalProduct[]
  readonly onOrder: (product: AdditionalProduct) => void
}

/** Reminds of what was ordered by hand while it is generated too: both are on the parts list. */
export function OrderedByHand({ what, itemTypes, ordered, onOrder }: OrderedByHandProps) {
  const products = ordered.filter(({ itemType }) => itemTypes.some((type) => type === itemType))
  if (products.length === 0) return null
  return (
    <Notice tone="look" title={`${what} you ordered manually are added to the generated ones.`}>
      {products.map((product) => (
        <Button
          key={product.itemNumber}
          variant="default"
          size="compact-sm"
          mt={6}
          mr={6}
          onClick={() => onOrder({ ...product, qty: 0 })}
        >
          Remove {product.qty} × {product.shortName}
        </Button>
      ))}
    </Notice>
  )
}

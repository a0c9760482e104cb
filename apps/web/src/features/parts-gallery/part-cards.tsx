import { PartCard, type PartCardProps } from './part-card.tsx'
import classes from './parts-gallery.module.css'
import { pictureShares } from './picture-shares.ts'

type PartCardsProps = Omit<PartCardProps, 'item' | 'pictureShare'> & {
  readonly items: readonly PartCardProps['item'][]
  /** What stays the same of a card while its item is exchanged. */
  readonly keyOf?: ((item: PartCardProps['item']) => string) | undefined
}

/** Cards in rows of three, of two on a small screen (spec 2 §2.1). */
export function PartCards({ items, keyOf = itemNumberOf, ...card }: PartCardsProps) {
  const shares = pictureShares(items)
  return (
    <ul className={classes.grid}>
      {items.map((item, index) => (
        <PartCard key={keyOf(item)} item={item} pictureShare={shares[index] ?? 1} {...card} />
      ))}
    </ul>
  )
}

const itemNumberOf = ({ itemNumber }: PartCardProps['item']) => itemNumber

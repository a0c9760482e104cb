import { PartCard, type PartCardProps } from './part-card.tsx'
import classes from './parts-gallery.module.css'

type PartCardsProps = Omit<PartCardProps, 'item'> & { readonly items: readonly PartCardProps['item'][] }

/** Cards in rows of three, of two on a small screen (spec 2 §2.1). */
export const PartCards = ({ items, ...card }: PartCardsProps) => (
  <ul className={classes.grid}>
    {items.map((item) => (
      <PartCard key={item.itemNumber} item={item} {...card} />
    ))}
  </ul>
)

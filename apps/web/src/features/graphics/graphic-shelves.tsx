import { UnstyledButton } from '@mantine/core'
import { type GraphicCategory, graphicsOf, type SubCategory } from '@ramp/drawing'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { CategoryCards, SubCategoryList } from './category-cards.tsx'
import { GraphicGrid } from './graphic-grid.tsx'
import classes from './graphics.module.css'
import type { Favorites } from './use-favorites.ts'

type GraphicShelvesProps = {
  readonly favorites: Favorites
  /** Stands below the categories. */
  readonly children: ReactNode
}

/** From the categories to the subcategories of one and to the graphics of one of those, and back (spec 2 §2.5). */
export function GraphicShelves({ favorites, children }: GraphicShelvesProps) {
  const [category, setCategory] = useState<GraphicCategory | null>(null)
  const [sub, setSub] = useState<SubCategory | null>(null)
  if (category === null)
    return (
      <>
        <CategoryCards onOpen={setCategory} />
        {children}
      </>
    )
  if (sub === null)
    return (
      <section aria-label={category.name}>
        <BackLink onClick={() => setCategory(null)}>Back to Categories</BackLink>
        <h3 className={classes.heading}>{category.name}</h3>
        <SubCategoryList category={category} onOpen={setSub} />
      </section>
    )
  return (
    <section aria-label={sub}>
      <BackLink onClick={() => setSub(null)}>Back to {category.name}</BackLink>
      <h3 className={classes.heading}>{sub}</h3>
      <GraphicGrid graphics={graphicsOf(sub)} favorites={favorites} empty="No graphics." />
    </section>
  )
}

const BackLink = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <UnstyledButton className={classes.back} onClick={onClick}>
    <IconArrowLeft size={15} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </UnstyledButton>
)

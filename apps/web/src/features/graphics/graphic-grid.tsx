import type { LibraryGraphic } from '@ramp/drawing'
import { GraphicCard } from './graphic-card.tsx'
import classes from './graphics.module.css'
import type { Favorites } from './use-favorites.ts'

type GraphicGridProps = {
  readonly graphics: readonly LibraryGraphic[]
  readonly favorites: Favorites
  /** Said when there is no graphic to show. */
  readonly empty: string
}

/** Cards three in a row (spec 2 §2.5). */
export const GraphicGrid = ({ graphics, favorites, empty }: GraphicGridProps) =>
  graphics.length === 0 ? (
    <p className={classes.empty}>{empty}</p>
  ) : (
    <ul className={classes.grid}>
      {graphics.map((graphic) => (
        <GraphicCard key={graphic.id} graphic={graphic} favorites={favorites} />
      ))}
    </ul>
  )

import { UnstyledButton } from '@mantine/core'
import { drawingOfGraphic, type LibraryGraphic } from '@ramp/drawing'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useDrawingCard } from '../../canvas/pointer/use-drawing-card.ts'
import { useProject } from '../../project/use-project.ts'
import { GraphicPicture } from '../../ui/figures/graphic-picture.tsx'
import classes from './graphics.module.css'
import type { Favorites } from './use-favorites.ts'

type GraphicCardProps = { readonly graphic: LibraryGraphic; readonly favorites: Favorites }

/** A graphic of the library: a click places it at the middle of the canvas, a drag carries it there. */
export function GraphicCard({ graphic, favorites }: GraphicCardProps) {
  // The heart lies on the card: a drag that begins on it carries the graphic all the same.
  const { units } = useProject()
  const { onClick, onPointerDown } = useDrawingCard((known) => drawingOfGraphic(graphic, { ...known, units }))
  const { frontendName } = graphic
  const isFavorite = favorites.ids.includes(graphic.id)
  return (
    <li className={classes.card} onPointerDown={onPointerDown}>
      <UnstyledButton className={classes.place} aria-label={`Place ${frontendName}`} onClick={onClick}>
        <GraphicPicture graphic={graphic} className={classes.picture} />
        <span className={classes.name}>{frontendName}</span>
      </UnstyledButton>
      <UnstyledButton
        className={classes.heart}
        aria-label={`Favorite ${frontendName}`}
        aria-pressed={isFavorite}
        onClick={() => favorites.toggle(graphic.id)}
      >
        {isFavorite ? <IconHeartFilled size={14} /> : <IconHeart size={14} stroke={1.6} />}
      </UnstyledButton>
    </li>
  )
}

import type { QuoteSummary } from '@ramp/contracts'
import { IconRulerMeasure } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Pictured, pictureOf, usePreview } from '../lib/use-preview.ts'
import classes from './drawing-picture.module.css'

type DrawingPictureProps = {
  readonly quote: Pictured & Pick<QuoteSummary, 'name'>
  /** A picture that nobody has in sight yet is not fetched. */
  readonly isWanted?: boolean
  /** Said where there is no picture. */
  readonly children?: ReactNode
}

/** The drawing of a quote as a small picture; white as paper also while it is fetched. */
export function DrawingPicture({ quote, isWanted, children }: DrawingPictureProps) {
  const address = usePreview(quote, isWanted)
  if (pictureOf(quote) === null)
    return (
      <span className={classes.none}>
        <IconRulerMeasure size={22} stroke={1.25} aria-hidden />
        {children}
      </span>
    )
  if (!address) return <span className={classes.picture} />
  return <img className={classes.picture} src={address} alt={`Drawing of ${quote.name}`} />
}

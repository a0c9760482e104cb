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

/** The drawing of a quote as a small picture. */
export function DrawingPicture({ quote, isWanted, children }: DrawingPictureProps) {
  const address = usePreview(quote, isWanted)
  return (
    <DrawingFrame isDrawn={pictureOf(quote) !== null} address={address} alt={`Drawing of ${quote.name}`}>
      {children}
    </DrawingFrame>
  )
}

type DrawingFrameProps = {
  readonly isDrawn: boolean
  /** Null while it is fetched. */
  readonly address: string | null
  readonly alt: string
  /** Said where there is no picture. */
  readonly children?: ReactNode
}

/** A small picture of a drawing; white as paper also while it is fetched. */
export function DrawingFrame({ isDrawn, address, alt, children }: DrawingFrameProps) {
  if (!isDrawn)
    return (
      <span className={classes.none}>
        <IconRulerMeasure size={22} stroke={1.25} aria-hidden />
        {children}
      </span>
    )
  if (!address) return <span className={classes.picture} />
  return <img className={classes.picture} src={address} alt={alt} />
}

import { graphicCardSvg, type LibraryGraphic } from '@ramp/drawing'
import { useMemo } from 'react'
import { log } from '../../lib/log.ts'

type GraphicPictureProps = {
  readonly graphic: LibraryGraphic
  /** In pixels, as a card of the library has them; the place it stands in may be smaller. */
  readonly width?: number
  readonly height?: number
  readonly className: string | undefined
}

/** A graphic painted from the marks that stand on the canvas. */
export function GraphicPicture({ graphic, width = 156, height = 112, className }: GraphicPictureProps) {
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(graphicCardSvg(graphic, { width, height }))}`,
    [graphic, width, height],
  )
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      className={className}
      onError={() => log(`The image for ${graphic.frontendName} could not be loaded`)}
    />
  )
}

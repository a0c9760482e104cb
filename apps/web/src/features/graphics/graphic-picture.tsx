import { graphicCardSvg, type LibraryGraphic } from '@ramp/drawing'
import { useMemo } from 'react'

type GraphicPictureProps = { readonly graphic: LibraryGraphic; readonly className: string | undefined }

/** A graphic painted from the marks that stand on the canvas. */
export function GraphicPicture({ graphic, className }: GraphicPictureProps) {
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(graphicCardSvg(graphic, { width: 156, height: 112 }))}`,
    [graphic],
  )
  return <img src={address} alt="" draggable={false} className={className} />
}

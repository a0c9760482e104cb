import { catalogueWith, type Item, type Part } from '@ramp/domain'
import { cardSvg } from '@ramp/drawing'
import { useMemo } from 'react'
import { useEditor } from '../../project/use-editor.ts'

/** Pixels of the picture; the place it stands in may be smaller. */
const CARD = { width: 96, height: 80 } as const

type ItemPictureProps = {
  readonly item: Item
  readonly className: string | undefined
  /** How much of its place the picture fills, 0 to 1. */
  readonly share?: number
  /** What is set on the part as it is placed. */
  readonly change?: ((part: Part) => Part) | undefined
}

/** An item as it will look on the canvas, painted from the same marks. */
export function ItemPicture({ item, className, share = 1, change }: ItemPictureProps) {
  const { catalogue } = useEditor()
  const address = useMemo(() => {
    const svg = cardSvg(item, catalogueWith([item], catalogue), { ...CARD, share, change })
    return svg === null ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`
  }, [item, catalogue, share, change])
  return address === null ? null : <img src={address} alt="" draggable={false} className={className} />
}

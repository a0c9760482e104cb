import type { Item } from '@ramp/domain'
import { useState } from 'react'
import type { GalleryTab } from '../../../features/parts-gallery/gallery-tabs.ts'
import { PartCards } from '../../../features/parts-gallery/part-cards.tsx'
import { PartsGallery } from '../../../features/parts-gallery/parts-gallery.tsx'
import { CustomPart } from '../lazy/lazy-panels.ts'

/** The gallery, and in its place the sizes of a part to be made to measure. */
export function PartsSection() {
  const [tab, setTab] = useState<GalleryTab>('platforms')
  const [customizing, setCustomizing] = useState<Item | null>(null)
  if (customizing)
    return (
      <CustomPart model={customizing} onBack={() => setCustomizing(null)}>
        {(cards) => <PartCards {...cards} />}
      </CustomPart>
    )
  return <PartsGallery tab={tab} onTab={setTab} onCustomize={setCustomizing} />
}

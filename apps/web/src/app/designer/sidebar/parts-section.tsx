import type { Item } from '@ramp/domain'
import { useState } from 'react'
import type { GalleryTab } from '../../../features/parts-gallery/gallery-tabs.ts'
import { PartCards } from '../../../features/parts-gallery/part-cards.tsx'
import { PartsGallery } from '../../../features/parts-gallery/parts-gallery.tsx'
import { useLayout } from '../../../project/use-layout.ts'
import { CustomPart } from '../lazy/lazy-panels.ts'
import { WayToFinish } from '../lazy/way-to-finish.tsx'

/**
 * The gallery, the sizes of a part to be made to measure in its place, and below both the way into the guided steps once
 * there is something to finish (spec 2 §4, spec 3 §2.5).
 */
export function PartsSection() {
  const [tab, setTab] = useState<GalleryTab>('platforms')
  const [customizing, setCustomizing] = useState<Item | null>(null)
  const { parts } = useLayout()
  if (customizing)
    return (
      <CustomPart model={customizing} onBack={() => setCustomizing(null)}>
        {(cards) => <PartCards {...cards} />}
      </CustomPart>
    )
  return (
    <PartsGallery tab={tab} onTab={setTab} onCustomize={setCustomizing}>
      {parts.length > 0 && <WayToFinish />}
    </PartsGallery>
  )
}

import { Button, Loader } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useAccess } from '../../lib/auth/access.ts'
import { useProject } from '../../lib/use-project.ts'
import { ChipTabs } from '../../ui/chip-tabs.tsx'
import { Panel } from '../../ui/panel.tsx'
import { GALLERY_TABS, type GalleryTab, itemsOfTab } from './gallery-tabs.ts'
import { PartCard } from './part-card.tsx'
import classes from './parts-gallery.module.css'
import { useGalleryItems } from './use-gallery-items.ts'

/** Parts to place, drawn from the same marks as the canvas (spec 2 §2.1). `children` stand below the cards. */
export function PartsGallery({ children }: { readonly children?: ReactNode }) {
  const [tab, setTab] = useState<GalleryTab>('platforms')
  const [attempt, setAttempt] = useState(0)
  const cards = useId()
  const { rampWidth } = useProject()
  return (
    <Panel title="Parts" sub="Drag a part onto the canvas, or click to place it">
      <ChipTabs label="Kinds of parts" tabs={GALLERY_TABS} active={tab} onChange={setTab} controls={cards} />
      <div role="tabpanel" id={cards} className={classes.cards}>
        {tab === 'ramps' && <h3 className={classes.heading}>Ramps, {rampWidth} inches wide</h3>}
        <Cards key={attempt} tab={tab} onRetry={() => setAttempt(attempt + 1)} />
      </div>
      {children && <div className={classes.below}>{children}</div>}
    </Panel>
  )
}

function Cards({ tab, onRetry }: { readonly tab: GalleryTab; readonly onRetry: () => void }) {
  const { isInternal } = useAccess()
  const answer = useGalleryItems()
  if (answer.kind === 'waiting')
    return <Loader size={22} className={classes.waiting} aria-label="Loading parts" />
  if (answer.kind === 'failed') {
    return (
      <div className={classes.empty}>
        <p>The parts could not be loaded.</p>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )
  }
  const items = itemsOfTab(tab, answer.value, isInternal)
  if (items.length === 0)
    return <p className={classes.empty}>None for these options. Options holds surface, rails and width.</p>
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <PartCard key={item.itemNumber} item={item} />
      ))}
    </ul>
  )
}

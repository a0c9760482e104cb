import { Button } from '@mantine/core'
import type { Layout, RelengthOffer } from '@ramp/domain'
import { runGrowing, showGhost } from '@ramp/editor'
import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { useProject } from '../../project/use-project.ts'
import { useHeightProperty } from '../../ui/messages/use-height-property.ts'
import classes from './relength-card.module.css'
import { excessText, ghostText, relengthText } from './relength-text.ts'
import { useRelengthOffer } from './use-relength-offer.ts'

/** After a change of the rise: the ramps it asks for, drawn over the canvas until they are taken or not. */
export function RelengthCard({ isTyping }: { readonly isTyping: boolean }) {
  const layout = useLayout()
  const offer = useRelengthOffer(isTyping)
  const [kept, setSaved] = useState<Layout | null>(null)
  if (!offer || kept === layout) return null
  return <Offer offer={offer} onKeep={() => setSaved(layout)} />
}

/** From the card to the lower edge of the view, pixels. */
const CARD_MARGIN = 10

type OfferProps = { readonly offer: RelengthOffer; readonly onKeep: () => void }

function Offer({ offer, onKeep }: OfferProps) {
  const editor = useEditor()
  const { desiredRatio } = useProject()
  const { edit, growth, moved, after, run } = offer
  const rampingLength = after.runs.figures.find(({ id }) => id === run)?.rampingLength ?? 0
  const card = useRef<HTMLElement>(null)
  useHeightProperty('--card-height', card)
  useEffect(() => {
    const below = (card.current?.offsetHeight ?? 0) + CARD_MARGIN
    showGhost(editor, { parts: moved, words: ghostText(rampingLength, after.partsList.partsTotal) }, below)
    return () => showGhost(editor, null)
  }, [editor, moved, after, rampingLength])
  const excess = excessText(offer)
  return (
    <section ref={card} className={classes.card} data-card aria-label="Ramps for this rise">
      <p role="status">{relengthText({ ...offer, rampingLength, desiredRatio })}</p>
      {excess !== null && <p className={classes.excess}>{excess}</p>}
      <div className={classes.ways}>
        {/* What asked for it was typed: Enter goes on, and the field that had the focus is gone. */}
        <Button
          ref={focusOnce}
          onClick={() => runGrowing(editor, { label: 'Change ramp lengths', kind: 'moved', edit, growth })}
        >
          Use these ramps
        </Button>
        <Button variant="default" onClick={onKeep}>
          Keep as drawn
        </Button>
      </div>
    </section>
  )
}

/** Takes the focus when it appears, unless a person is at something else than the rise. */
function focusOnce(button: HTMLButtonElement | null) {
  const { activeElement } = document
  const isFree =
    activeElement === document.body || activeElement?.closest('.mantine-Popover-dropdown, [data-opens-rise]')
  if (isFree) button?.focus()
}

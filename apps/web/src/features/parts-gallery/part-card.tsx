import { UnstyledButton } from '@mantine/core'
import type { Item } from '@ramp/domain'
import { displayName, formatInches } from '@ramp/drawing'
import { IconInfoCircle, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { ItemPicture } from '../../canvas/item-picture.tsx'
import { startCarry } from '../../canvas/start-carry.ts'
import { partName } from '../../lib/part-text.ts'
import { useEditor } from '../../lib/use-editor.ts'
import { descriptionOf } from './gallery-tabs.ts'
import classes from './part-card.module.css'

/** A part of the gallery: a click places it, a drag carries it to the canvas, the small button flips the card. */
export function PartCard({ item }: { readonly item: Item }) {
  const editor = useEditor()
  const [isFlipped, setFlipped] = useState(false)
  return (
    <li className={classes.card} data-flipped={isFlipped}>
      {isFlipped ? (
        <p className={classes.description}>{descriptionOf(item)}</p>
      ) : (
        <UnstyledButton
          className={classes.place}
          aria-label={`Place ${partName(item)}, ${measures(item)}`}
          onClick={() => editor.place(item.shortName)}
          onPointerDown={(event) => startCarry(editor, item.shortName, event)}
        >
          <ItemPicture item={item} className={classes.picture} />
          <b className={classes.name}>{displayName(item.frontendName)}</b>
          <small className={classes.size}>{measures(item)}</small>
        </UnstyledButton>
      )}
      <UnstyledButton
        className={classes.flip}
        aria-label={isFlipped ? `Show the drawing of ${partName(item)}` : `Describe ${partName(item)}`}
        aria-pressed={isFlipped}
        onClick={() => setFlipped(!isFlipped)}
      >
        {isFlipped ? <IconX size={13} stroke={1.75} /> : <IconInfoCircle size={14} stroke={1.5} />}
      </UnstyledButton>
    </li>
  )
}

/** Usable size; a stair says which heights it covers instead. */
const measures = (item: Item): string =>
  item.minHeightInclusive !== null && item.maxHeightLessThan !== null
    ? `${formatInches(item.minHeightInclusive)} to ${formatInches(item.maxHeightLessThan)}`
    : `${formatInches(item.usableWidth ?? 0)} × ${formatInches(item.usableLength ?? 0)}`

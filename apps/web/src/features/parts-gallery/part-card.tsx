import { Menu, UnstyledButton } from '@mantine/core'
import { customKindOf, displayName, type Item, type Part, partName } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { carryItem, placeItem } from '@ramp/editor'
import { IconInfoCircle, IconRulerMeasure, IconX } from '@tabler/icons-react'
import { type MouseEvent, memo, type PointerEvent, useState } from 'react'
import { startCarrying } from '../../canvas/pointer/start-carrying.ts'
import { bringIntoView } from '../../canvas/view/keep-in-view.ts'
import { ACTS_ON_DRAWING } from '../../keys/give-back-focus.ts'
import { useEditor } from '../../project/use-editor.ts'
import { descriptionOf } from './gallery-tabs.ts'
import { ItemPicture } from './item-picture.tsx'
import classes from './part-card.module.css'

export type PartCardProps = {
  readonly item: Item
  /** How much of the card its picture fills, 0 to 1. */
  readonly pictureShare: number
  /** What is set on the part as it is placed. */
  readonly change?: ((part: Part) => Part) | undefined
  /** What stands below the measures. */
  readonly noteOf?: ((item: Item) => string | null) | undefined
  /** Leads to the sizes of a part that is made to measure; without it none is offered. */
  readonly onCustomize?: ((item: Item) => void) | undefined
  /** Told before the part is placed or taken into the hand. */
  readonly onTake?: ((item: Item) => void) | undefined
}

/**
 * A part of the gallery: a click places it, a drag carries it to the canvas, the small button flips the card. Where it is
 * made to measure, a right click or a long press offers so (spec 2 §2.1).
 */
export const PartCard = memo(function PartCard(props: PartCardProps) {
  const { item, pictureShare, change, noteOf, onCustomize, onTake } = props
  const editor = useEditor()
  const note = noteOf?.(item) ?? null
  const [isFlipped, setFlipped] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const customize = onCustomize && customKindOf(item) !== null ? () => onCustomize(item) : null
  const openMenu = (event: MouseEvent) => {
    if (!customize) return
    event.preventDefault()
    setMenuOpen(true)
  }
  // The small buttons lie on the card: a drag that begins on one carries the part all the same.
  const carry = (event: PointerEvent<HTMLElement>) => {
    const isOnCard = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isOnCard) return
    startCarrying(
      editor,
      () => {
        onTake?.(item)
        carryItem(editor, item.shortName, change)
      },
      event,
    )
  }
  return (
    <li className={classes.card} data-flipped={isFlipped} onContextMenu={openMenu} onPointerDown={carry}>
      {isFlipped ? (
        <p className={classes.description}>{descriptionOf(item)}</p>
      ) : (
        <UnstyledButton
          className={classes.place}
          {...ACTS_ON_DRAWING}
          aria-label={[`Place ${partName(item)}`, measures(item), note].filter(Boolean).join(', ')}
          onClick={() => {
            onTake?.(item)
            const placed = placeItem(editor, item.shortName, change)
            if (placed !== null) bringIntoView(editor, placed)
          }}
        >
          <ItemPicture item={item} share={pictureShare} change={change} className={classes.picture} />
          <b className={classes.name}>{unbroken(displayName(item.frontendName))}</b>
          <small className={classes.size}>{unbrokenMeasures(measures(item))}</small>
          {note && <small className={classes.note}>{note}</small>}
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
      {customize && (
        <Menu opened={isMenuOpen} onChange={setMenuOpen} position="bottom-start" width={160}>
          <Menu.Target>
            <UnstyledButton
              className={classes.customize}
              aria-label={`Customize ${partName(item)}`}
              onClick={customize}
            >
              <IconRulerMeasure size={14} stroke={1.5} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={customize}>Customize Part</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
})

/** `5 × 5` stays on one line of the card. */
const unbroken = (name: string): string => name.replaceAll(' × ', '\u00a0×\u00a0')

/** Where two measures need two lines, the second begins with its sign. */
const unbrokenMeasures = (words: string): string =>
  words.replaceAll(/(\d) (\d)/g, '$1\u00a0$2').replaceAll('× ', '×\u00a0')

/** Usable size; a stair says which heights it covers, and a loose piece has a name alone. */
function measures({
  minHeightInclusive: from,
  maxHeightLessThan: to,
  usableWidth,
  usableLength,
  shortName,
}: Item) {
  if (from !== null && to !== null) return `${lengthText(from, 'height')} to ${lengthText(to, 'height')}`
  return usableWidth === null || usableLength === null
    ? shortName
    : `${lengthText(usableWidth, 'part-size')} × ${lengthText(usableLength, 'part-size')}`
}

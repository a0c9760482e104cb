import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Ref } from 'react'
import { JoinChips, type Joining } from '../../ui/next-parts/join-chips.tsx'
import type { ChipsRoom } from './chips-room.ts'
import classes from './next-parts.module.css'
import type { ShownSpot } from './use-spots.ts'

type SpotChipsProps = {
  readonly shown: ShownSpot
  readonly room: ChipsRoom
  readonly box: Ref<HTMLDivElement>
  readonly last: string | null
  /** It is the first part: the strip says which key leads to it. */
  readonly hasHint: boolean
  readonly onOpen: (byKeyboard: boolean) => void
  readonly onJoin: (joining: Joining) => void
}

/** One spot: a small plus, and beside it, while it is open, the parts that may be joined there. */
export function SpotChips({ shown, room, box, last, hasHint, onOpen, onJoin }: SpotChipsProps) {
  const { name, target, isMain, plus, open } = shown
  const isBetween = target.kind === 'between'
  const label = isBetween ? `Parts between ${name}` : `Parts for ${name}`
  return (
    <>
      {plus && (
        <UnstyledButton
          className={classes.plus}
          style={plus}
          aria-label={label}
          title={label}
          aria-expanded={open !== null}
          data-between={isBetween || undefined}
          onClick={(event) => onOpen(event.detail === 0)}
          onPointerEnter={(event) => {
            // A part is put in between on purpose: over a joint the pointer passes often.
            if (event.pointerType === 'mouse' && !isBetween) onOpen(false)
          }}
        >
          <IconPlus size={13} stroke={2.25} aria-hidden />
        </UnstyledButton>
      )}
      {open && (
        <div
          ref={box}
          className={classes.chips}
          style={{ ...open.place, ...room }}
          data-main={isMain || undefined}
        >
          {open.choices.rows.length === 0 ? (
            <p className={classes.none}>No part fits in here: the parts after it cannot move.</p>
          ) : (
            <JoinChips
              choices={open.choices}
              where={isBetween ? `between ${name}` : `at ${name}`}
              last={last}
              onJoin={onJoin}
            />
          )}
          {hasHint && (
            <p className={classes.hint}>
              <kbd>J</kbd> for the next part
            </p>
          )}
        </div>
      )}
    </>
  )
}

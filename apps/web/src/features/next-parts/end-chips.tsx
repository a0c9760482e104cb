import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Ref } from 'react'
import { endName } from '../../lib/names/own-names.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { JoinChips, type Joining } from '../../ui/next-parts/join-chips.tsx'
import type { ChipsRoom } from './chips-room.ts'
import classes from './next-parts.module.css'
import type { ShownEnd } from './use-open-ends.ts'

type EndChipsProps = {
  readonly shown: ShownEnd
  readonly room: ChipsRoom
  readonly box: Ref<HTMLDivElement>
  readonly last: string | null
  readonly onOpen: (byKeyboard: boolean) => void
  readonly onJoin: (joining: Joining) => void
}

/** One open end: a small plus, or the parts that may be joined there. */
export function EndChips({ shown, room, box, last, onOpen, onJoin }: EndChipsProps) {
  const { placement } = useAnalysis()
  const { end, choices, isMain, isOpen, place } = shown
  const where = endName(placement, end)
  if (!isOpen) {
    return (
      <UnstyledButton
        className={classes.plus}
        style={place}
        aria-label={`Parts for ${where}`}
        onClick={(event) => onOpen(event.detail === 0)}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') onOpen(false)
        }}
      >
        <IconPlus size={13} stroke={2.25} aria-hidden />
      </UnstyledButton>
    )
  }
  return (
    <div ref={box} className={classes.chips} style={{ ...place, ...room }} data-main={isMain || undefined}>
      <JoinChips choices={choices} where={where} last={last} onJoin={onJoin} />
    </div>
  )
}

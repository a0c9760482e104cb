import { UnstyledButton } from '@mantine/core'
import type { JointEnd } from '@ramp/domain'
import { IconPlus } from '@tabler/icons-react'
import { endName } from '../../lib/chip-names.ts'
import { partName } from '../../lib/part-text.ts'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { useIsTouch } from '../../lib/use-is-touch.ts'
import { useJoinChoices } from '../../lib/use-join-choices.ts'
import { JoinChips, type Joining } from '../../ui/join-chips.tsx'
import { chipsPlace, chipsWidth, PLUS_SIZE, TOUCH_PLUS_SIZE } from './chips-place.ts'
import classes from './next-parts.module.css'
import { useMeasured } from './use-measured.ts'

type EndChipsProps = {
  readonly end: JointEnd
  readonly isMain: boolean
  readonly isOpen: boolean
  readonly last: string | null
  readonly onOpen: (byKeyboard: boolean) => void
  readonly onJoin: (joining: Joining) => void
}

/** One open end: a small plus, or the parts that may be joined there. */
export function EndChips({ end, isMain, isOpen, last, onOpen, onJoin }: EndChipsProps) {
  const { placement } = useAnalysis()
  const camera = useEditorState((state) => state.camera)
  const viewSize = useEditorState((state) => state.viewSize)
  const choices = useJoinChoices(end)
  const { box, size } = useMeasured(isOpen, { width: chipsWidth(viewSize), height: 0 })
  const placed = placement.byId.get(end.part)
  const plus = useIsTouch() ? TOUCH_PLUS_SIZE : PLUS_SIZE
  if (!placed || choices.rows.length === 0) return null
  const place = chipsPlace(placed.sides[end.side], {
    size: isOpen ? size : plus,
    camera,
    view: viewSize,
    part: placed.box,
  })
  const where = `the ${endName(end.side)} of ${partName(placed.item)}`
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
    <div
      ref={box}
      className={classes.chips}
      style={{ ...place, maxWidth: chipsWidth(viewSize) }}
      data-main={isMain || undefined}
    >
      <JoinChips choices={choices} where={where} last={last} onJoin={onJoin} />
    </div>
  )
}

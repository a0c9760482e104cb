import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import classes from './layers-panel.module.css'

type LayerRowProps = {
  readonly name: string
  readonly note: string
  readonly isSelected: boolean
  readonly isDragged: boolean
  readonly onSelect: () => void
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void
  /** Alt with an arrow key moves the row without a pointer. */
  readonly onShift: (by: 1 | -1) => void
}

/** One object: a click selects it, dragging or Alt with an arrow key moves it in the drawing order. */
export function LayerRow({ name, note, isSelected, isDragged, onSelect, onGrab, onShift }: LayerRowProps) {
  return (
    <li className={classes.row} data-dragged={isDragged} onPointerDown={onGrab}>
      <UnstyledButton
        className={classes.select}
        aria-pressed={isSelected}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onSelect}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
          if (!event.altKey || by === null) return
          event.preventDefault()
          event.stopPropagation()
          onShift(by)
        }}
      >
        <IconGripVertical size={14} stroke={1.5} className={classes.grip} aria-hidden />
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.shortName}>{note}</span>
      </UnstyledButton>
    </li>
  )
}

import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import classes from './layers-panel.module.css'

type LayerRowProps = {
  readonly name: string
  readonly shortName: string
  readonly isSelected: boolean
  readonly isDragged: boolean
  readonly onSelect: () => void
  readonly onDrag: (isDragged: boolean) => void
  readonly onDropHere: () => void
  /** Alt with an arrow key moves the row without a pointer. */
  readonly onShift: (by: 1 | -1) => void
}

/** One part: a click selects it, dragging or Alt with an arrow key moves it in the drawing order. */
export function LayerRow(props: LayerRowProps) {
  const { name, shortName, isSelected, isDragged, onSelect, onDrag, onDropHere, onShift } = props
  return (
    <li
      className={classes.row}
      data-dragged={isDragged}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDropHere()
      }}
    >
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
        <span className={classes.name}>{name}</span>
        <span className={classes.shortName}>{shortName}</span>
      </UnstyledButton>
    </li>
  )
}

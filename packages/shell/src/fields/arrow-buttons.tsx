import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import classes from './numeric-field.module.css'

const ARROWS = [
  { direction: 1, Icon: IconChevronUp },
  { direction: -1, Icon: IconChevronDown },
] as const

/** The arrow keys of a field for the pointer; the keyboard has its own. */
export const ArrowButtons = ({ onStep }: { readonly onStep: (direction: 1 | -1) => void }) => (
  <span className={classes.arrows} aria-hidden>
    {ARROWS.map(({ direction, Icon }) => (
      <UnstyledButton
        key={direction}
        className={classes.arrow}
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onStep(direction)}
      >
        <Icon size={11} stroke={2} />
      </UnstyledButton>
    ))}
  </span>
)

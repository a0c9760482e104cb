import { Button } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import classes from './view-3d.module.css'

type ToolButtonProps = {
  readonly name: string
  readonly icon: ReactNode
  readonly isPressed?: boolean
  readonly isExpanded?: boolean
  readonly onClick: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button under the view; where there is little room its icon is all that is seen. */
export const ToolButton = ({ name, icon, isPressed, isExpanded, onClick, ref }: ToolButtonProps) => (
  <Button
    {...(ref && { ref })}
    variant="default"
    className={classes.tool ?? ''}
    aria-label={name}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    leftSection={icon}
    onClick={onClick}
  >
    <span className={classes.word}>{name}</span>
  </Button>
)

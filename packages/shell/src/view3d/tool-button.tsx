import { Button, type ButtonProps, type ElementProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './view-3d.module.css'

type ToolButtonProps = ElementProps<'button', keyof ButtonProps> & {
  readonly name: string
  readonly icon: ReactNode
  readonly isPressed?: boolean
  readonly isExpanded?: boolean
}

/** A button under the view; where there is little room its icon is all that is seen. What it opens may add attributes. */
export const ToolButton = ({ name, icon, isPressed, isExpanded, ...more }: ToolButtonProps) => (
  <Button
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    {...more}
    variant="default"
    className={classes.tool ?? ''}
    aria-label={name}
    leftSection={icon}
  >
    <span className={classes.word}>{name}</span>
  </Button>
)

import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import classes from './icon-button.module.css'
import { useTooltip } from './use-tooltip.tsx'

type IconButtonProps = {
  readonly name: string
  readonly shortcut?: string
  readonly icon: ReactNode
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly isPressed?: boolean
  /** What it opens stands open. */
  readonly isExpanded?: boolean
  readonly tone?: 'plain' | 'danger'
  /** Where its tooltip comes: never over a neighbor, for the pointer may rest on it. */
  readonly tooltipAt?: 'top' | 'right' | 'bottom' | 'left'
}

/** A button that is only an icon: always with its name for assistive technology and a tooltip with its shortcut. */
export function IconButton({
  name,
  shortcut,
  icon,
  onClick,
  disabled = false,
  isPressed,
  isExpanded,
  tone = 'plain',
  tooltipAt = 'top',
}: IconButtonProps) {
  const { hasSingleKeys } = useKeys()
  const key = hasSingleKeys || shortcut?.length !== 1 ? shortcut : undefined
  const { target, tooltip } = useTooltip<HTMLButtonElement>({
    label: <TooltipText name={name} shortcut={key} />,
    position: tooltipAt,
  })
  return (
    <>
      <ActionIcon
        {...target}
        aria-label={name}
        aria-keyshortcuts={key?.replaceAll('Ctrl', 'Control')}
        aria-pressed={isPressed}
        aria-expanded={isExpanded}
        aria-disabled={disabled}
        data-disabled={disabled}
        className={classes.button}
        data-tone={tone}
        onClick={() => {
          if (!disabled) onClick()
        }}
      >
        {icon}
      </ActionIcon>
      {tooltip}
    </>
  )
}

const TooltipText = ({
  name,
  shortcut,
}: {
  readonly name: string
  readonly shortcut: string | undefined
}) => (
  <>
    {name}
    {shortcut && <kbd className={classes.shortcut}>{shortcut}</kbd>}
  </>
)

import { Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

type QuickBarPopoverProps = {
  readonly name: string
  readonly icon: ReactNode
  /** Width of what opens, in pixels; left out, as wide as its content. */
  readonly width?: number
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A button of the quick bar that opens a few fields below it. */
export function QuickBarPopover({ name, icon, width, className = '', children }: QuickBarPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom"
      shadow="md"
      width={width ?? 'max-content'}
      withRoles={false}
      trapFocus
    >
      <Popover.Target>
        <span>
          <IconButton name={name} icon={icon} isPressed={isOpen} onClick={() => setOpen(!isOpen)} />
        </span>
      </Popover.Target>
      <Popover.Dropdown className={className}>{children}</Popover.Dropdown>
    </Popover>
  )
}

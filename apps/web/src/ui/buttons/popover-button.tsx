import { Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { IconButton } from './icon-button.tsx'

type PopoverButtonProps = {
  readonly name: string
  readonly icon: ReactNode
  /** Where what opens stands. */
  readonly position?: 'bottom' | 'bottom-start'
  /** Width of what opens, in pixels; left out, as wide as its content. */
  readonly width?: number
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A button that opens a few things below it. */
export function PopoverButton(props: PopoverButtonProps) {
  const { name, icon, position = 'bottom', width = 'max-content', className = '', children } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position={position}
      shadow="md"
      width={width}
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

import { UnstyledButton } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import classes from './sidebar.module.css'

type RailEntryProps = {
  readonly name: string
  readonly Icon: TablerIcon
  readonly isActive: boolean
  readonly onClick: () => void
}

/** One entry of the rail at the left: an icon and its word. */
export const RailEntry = ({ name, Icon, isActive, onClick }: RailEntryProps) => (
  <UnstyledButton className={classes.entry} aria-current={isActive ? 'page' : undefined} onClick={onClick}>
    <Icon size={19} stroke={1.5} aria-hidden />
    <span>{name}</span>
  </UnstyledButton>
)

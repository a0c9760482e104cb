import { UnstyledButton } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './sidebar.module.css'

type RailEntryProps = {
  readonly name: string
  readonly Icon: TablerIcon
  readonly isActive: boolean
  /** null: it cannot be opened now, and shows only where one is. */
  readonly onClick: (() => void) | null
  readonly hint?: string | undefined
}

/** One entry of the rail at the left: an icon and its word. */
export function RailEntry({ name, Icon, isActive, onClick, hint }: RailEntryProps) {
  const entry = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) entry.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const current = isActive ? 'page' : undefined
  const face = (
    <>
      <Icon size={19} stroke={1.5} aria-hidden />
      <span>{name}</span>
    </>
  )
  return (
    <div ref={entry} className={classes.place}>
      {onClick ? (
        <UnstyledButton className={classes.entry} aria-current={current} title={hint} onClick={onClick}>
          {face}
        </UnstyledButton>
      ) : (
        <div className={classes.entry} aria-current={current} title={hint} data-closed={!isActive}>
          {face}
        </div>
      )}
    </div>
  )
}

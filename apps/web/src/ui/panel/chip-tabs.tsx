import { UnstyledButton } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import classes from './chip-tabs.module.css'

type ChipTabsProps<Tab extends string> = {
  readonly label: string
  readonly tabs: readonly { readonly id: Tab; readonly name: string }[]
  readonly active: Tab
  readonly onChange: (tab: Tab) => void
  /** Id of the panel the tabs switch. */
  readonly controls: string
}

/** Tabs as round chips. Left and right arrows walk them, as a tab list must. */
export function ChipTabs<Tab extends string>({
  label,
  tabs,
  active,
  onChange,
  controls,
}: ChipTabsProps<Tab>) {
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    const index = tabs.findIndex(({ id }) => id === active)
    const next = tabs[(index + step + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.id)
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')
    buttons[tabs.indexOf(next)]?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={classes.tabs} onKeyDown={walk}>
      {tabs.map(({ id, name }) => (
        <UnstyledButton
          key={id}
          role="tab"
          aria-selected={id === active}
          aria-controls={controls}
          tabIndex={id === active ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(id)}
        >
          {name}
        </UnstyledButton>
      ))}
    </div>
  )
}

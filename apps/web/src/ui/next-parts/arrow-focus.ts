import type { KeyboardEvent } from 'react'

/** Arrow keys go through the buttons of a tool bar: along a row, and from row to row (`data-row`). */
export function arrowFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const bar = event.currentTarget
  const buttons = buttonsOf(bar)
  const from = buttons.indexOf(document.activeElement as HTMLElement)
  const to = from < 0 ? undefined : target(event.key, buttons, from)
  if (!to) return
  event.preventDefault()
  event.stopPropagation()
  to.focus()
}

const buttonsOf = (within: Element): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('button:not(:disabled)'),
]

function target(key: string, buttons: readonly HTMLElement[], from: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return buttons[(from + 1) % buttons.length]
    case 'ArrowLeft':
      return buttons.at(from - 1)
    case 'Home':
      return buttons[0]
    case 'End':
      return buttons.at(-1)
    case 'ArrowDown':
      return inNextRow(buttons[from], 1)
    case 'ArrowUp':
      return inNextRow(buttons[from], -1)
    default:
      return undefined
  }
}

/** The button at the same place of the next row, or the row's last one. */
function inNextRow(button: HTMLElement | undefined, by: 1 | -1): HTMLElement | undefined {
  const row = button?.closest('[data-row]')
  const rows = [...(row?.parentElement?.querySelectorAll(':scope > [data-row]') ?? [])]
  const next = row && rows.at((rows.indexOf(row) + by) % rows.length)
  if (!row || !next) return undefined
  const others = buttonsOf(next)
  return others[Math.min(buttonsOf(row).indexOf(button as HTMLElement), others.length - 1)]
}

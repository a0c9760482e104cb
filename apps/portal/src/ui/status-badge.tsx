import type { QuoteStatus } from '@ramp/contracts'
import { IconClipboardList, IconLock, IconPencil } from '@tabler/icons-react'
import classes from './status-badge.module.css'
import { STATUS_TEXT } from './text.ts'

const icons = { draft: IconPencil, received: IconClipboardList, accepted: IconLock } as const

/** How far a quote is, as a word, a mark and a color; none of them says that it is good. */
export function StatusBadge({ status }: { readonly status: QuoteStatus }) {
  const Icon = icons[status]
  return (
    <span className={classes.badge} data-status={status}>
      <Icon size={14} stroke={1.5} aria-hidden />
      {STATUS_TEXT[status]}
    </span>
  )
}

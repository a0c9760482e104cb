import { QUOTE_STATE_TEXT, type QuoteState } from '@ramp/contracts'
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconClipboardList,
  IconClockX,
  IconLock,
  IconPencil,
  IconReplace,
  IconSend,
  IconX,
} from '@tabler/icons-react'
import classes from './status-badge.module.css'

const icons = {
  draft: IconPencil,
  received: IconClipboardList,
  issued: IconSend,
  expired: IconClockX,
  approved: IconCheck,
  ordered: IconLock,
  changing: IconReplace,
  declined: IconX,
  withdrawn: IconArrowBackUp,
  canceled: IconBan,
} as const

/** How far a quote is, as a word, a mark and a color; none of them says that it is good. */
export function StatusBadge({ state }: { readonly state: QuoteState }) {
  const Icon = icons[state]
  return (
    <span className={classes.badge} data-status={state}>
      <Icon size={14} stroke={1.5} aria-hidden />
      {QUOTE_STATE_TEXT[state]}
    </span>
  )
}

import type { QuoteStatus } from '@ramp/contracts'
import { STATUS_TEXT } from '../../../ui/text.ts'
import type { QuotePage } from '../query/quotes-query.ts'
import classes from './status-tabs.module.css'

const STATUSES = ['draft', 'received', 'accepted'] as const

type StatusTabsProps = {
  readonly found: QuotePage['found']
  readonly status: QuoteStatus | undefined
  readonly onChange: (status: QuoteStatus | undefined) => void
}

/** How far the quotes are that are shown, and how many there are of each. */
export function StatusTabs({ found, status, onChange }: StatusTabsProps) {
  const all = STATUSES.reduce((sum, one) => sum + found[one], 0)
  const tab = (of: QuoteStatus | undefined, text: string, count: number) => (
    <button
      key={text}
      type="button"
      className={classes.tab}
      aria-pressed={status === of}
      onClick={() => onChange(of)}
    >
      {text} <span className={classes.count}>{count}</span>
    </button>
  )
  return (
    <fieldset className={classes.tabs} aria-label="Status">
      {tab(undefined, 'All', all)}
      {STATUSES.map((one) => tab(one, STATUS_TEXT[one], found[one]))}
    </fieldset>
  )
}

import { QUOTE_STATE_TEXT, QUOTE_STATES, type QuoteState } from '@ramp/contracts'
import type { QuotePage } from '../query/quotes-query.ts'
import classes from './status-tabs.module.css'

/** What every quote goes through; the other states are offered where there are quotes in them. */
const ALWAYS: readonly QuoteState[] = ['draft', 'received', 'ordered']

type StatusTabsProps = {
  readonly states: QuotePage['states']
  readonly state: QuoteState | undefined
  readonly onChange: (state: QuoteState | undefined) => void
}

/** How far the quotes are that are shown, and how many there are of each. */
export function StatusTabs({ states, state, onChange }: StatusTabsProps) {
  const all = QUOTE_STATES.reduce((sum, one) => sum + states[one], 0)
  const offered = QUOTE_STATES.filter((one) => ALWAYS.includes(one) || states[one] > 0 || one === state)
  const tab = (of: QuoteState | undefined, text: string, count: number) => (
    <button
      key={text}
      type="button"
      className={classes.tab}
      aria-pressed={state === of}
      onClick={() => onChange(of)}
    >
      {text} <span className={classes.count}>{count}</span>
    </button>
  )
  return (
    <fieldset className={classes.tabs} aria-label="Status">
      {tab(undefined, 'All', all)}
      {offered.map((one) => tab(one, QUOTE_STATE_TEXT[one], states[one]))}
    </fieldset>
  )
}

import type { QuoteSummary } from '@ramp/contracts'
import classes from './status-badge.module.css'
import { checksText } from './text.ts'

/** The verdict on a quote as a list shows it; one that nobody checked has no color. */
export const VerdictBadge = ({ quote }: { readonly quote: Pick<QuoteSummary, 'verdict' | 'status'> }) => (
  <span className={classes.badge} data-tone={quote.verdict?.tone ?? 'open'}>
    {checksText(quote)}
  </span>
)

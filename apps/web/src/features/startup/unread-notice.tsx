import { Notice } from '@ramp/shell'
import type { StoreFault } from '../../journal/saved-store.ts'
import { WHEN_UNREAD } from '../../journal/store-faults.ts'
import classes from './startup-panel.module.css'

/** Says that newer edits may be in a database that did not answer, before a person goes on from older ones. */
export const UnreadNotice = ({ fault }: { readonly fault: StoreFault }) => (
  <div className={classes.aside}>
    <Notice tone="look" title="Your last edits may not be listed here.">
      {WHEN_UNREAD[fault]}
    </Notice>
  </div>
)

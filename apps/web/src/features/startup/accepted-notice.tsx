import { Notice } from '@ramp/shell'
import classes from './startup-panel.module.css'

/** Says before anything is drawn that no new quote can come of it. */
export const AcceptedNotice = () => (
  <div className={classes.aside}>
    <Notice tone="look" title="This quote is accepted, so its drawing is read-only.">
      To change it, start a change order in the dealer portal.
    </Notice>
  </div>
)

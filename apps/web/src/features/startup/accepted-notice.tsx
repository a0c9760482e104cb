import { Notice } from '@ramp/shell'
import classes from './startup-panel.module.css'

/** Says before anything is drawn that no new quote can come of it. */
export const AcceptedNotice = () => (
  <div className={classes.aside}>
    <Notice tone="look" title="This quote is accepted and can no longer be changed.">
      You can view its drawing. To change it, duplicate the quote in the dealer portal.
    </Notice>
  </div>
)

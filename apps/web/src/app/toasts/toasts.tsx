import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import classes from './toasts.module.css'

/** Where the product speaks in passing. */
export const Toasts = () => (
  <Notifications position="bottom-right" limit={4} containerWidth={340} className={classes.toasts ?? ''} />
)

import { useNotifications } from '@mantine/notifications'
import { Notice } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { lazyModule } from '../../lazy/lazy-module.tsx'
import classes from './plain-toasts.module.css'

const { there, fetch } = lazyModule(() => import('./toasts.tsx'))

/** The designer brings them along soon after it opened. */
export const fetchToasts = fetch

/**
 * Toasts, fetched with the first of them. As long as they cannot be had, a call that failed is told in plain boxes: what failed
 * may well be the line to the server.
 */
export function ToastsWhenAsked() {
  const { notifications } = useNotifications()
  const [isFailed, setFailed] = useState(false)
  const [, setThere] = useState(false)
  useEffect(() => {
    if (notifications.length > 0)
      fetch().then(
        () => setThere(true),
        () => setFailed(true),
      )
  }, [notifications])
  const toasts = there()
  if (toasts) return <toasts.Toasts />
  // Spoken here only where the toast itself will not come: it would be said twice.
  return (
    <div className={classes.plain} role={isFailed ? 'status' : undefined}>
      {notifications.map(({ id, color, title, message }) => (
        <Notice
          key={id}
          tone={color === 'danger' ? 'bad' : 'plain'}
          {...(typeof title === 'string' ? { title } : {})}
        >
          {message}
        </Notice>
      ))}
    </div>
  )
}

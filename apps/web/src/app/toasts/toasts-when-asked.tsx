import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense, useState } from 'react'

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** Toasts, fetched with the first of them; the designer brings them along. */
export function ToastsWhenAsked() {
  const isAsked = useNotifications().notifications.length > 0
  const [isThere, setThere] = useState(false)
  if (isAsked && !isThere) setThere(true)
  return (
    isThere && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}

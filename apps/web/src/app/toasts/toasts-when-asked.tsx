import { useNotifications } from '@mantine/notifications'
import { fetchedLater } from '../../fetching/fetched-later.tsx'

const { useThere, fetch } = fetchedLater(() => import('./toasts.tsx'))

/** The designer brings them along soon after it opened: a call that failed is told even where nothing can be fetched any more. */
export const fetchToasts = fetch

/** Toasts, fetched with the first of them. */
export function ToastsWhenAsked() {
  const isAsked = useNotifications().notifications.length > 0
  const Toasts = useThere((module) => module.Toasts, isAsked)
  return Toasts && <Toasts />
}

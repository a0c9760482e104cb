import { useNotifications } from '@mantine/notifications'
import { fetchedLater } from '../../fetching/fetched-later.tsx'

const { useThere, fetch } = fetchedLater(() => import('./toasts.tsx'))

/** What shows toasts; a page that must not depend on the line later has it beforehand. */
export const fetchToasts = fetch

/** Toasts, fetched with the first of them. */
export function ToastsWhenAsked() {
  const isAsked = useNotifications().notifications.length > 0
  const Toasts = useThere((toasts) => toasts.Toasts, isAsked)
  return Toasts && <Toasts />
}

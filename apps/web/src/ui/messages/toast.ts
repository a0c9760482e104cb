import { notifications } from '@mantine/notifications'

/** How long a toast stays (spec 1 §9): 2 s for saves and 'Project Loaded', 5 s for everything else. */
const SAVE_MS = 2000
const TOAST_MS = 5000

type Toast = { readonly title: string; readonly note?: string }

const show = (toast: Toast, color: string, autoClose: number | false) =>
  notifications.show({
    // The same message twice in a row stays one toast; another note under the same title is another one.
    id: [toast.title, toast.note].join(' '),
    color,
    autoClose,
    title: toast.title,
    message: toast.note ?? null,
    closeButtonProps: { 'aria-label': 'Close' },
    // A box that comes with its words is spoken for sure only as an alert.
    role: color === 'danger' || color === 'orange' ? 'alert' : 'status',
  })

/** The few ways the product speaks in passing. Texts are the specification's own. */
export const toast = {
  saved: (title: string, note?: string) => show(text(title, note), 'teal', SAVE_MS),
  success: (title: string, note?: string) => show(text(title, note), 'teal', TOAST_MS),
  info: (title: string, note?: string) => show(text(title, note), 'accent', TOAST_MS),
  warning: (title: string, note?: string) => show(text(title, note), 'orange', TOAST_MS),
  error: (title: string, note?: string) => show(text(title, note), 'danger', TOAST_MS),
  /** What was not done, and why: it stays until it is closed, or `hideRefusals` says that the person went on. */
  refusal: (title: string, note?: string) => {
    refused.add(show(text(title, note), 'orange', false))
  },
}

/** Closes what was refused: something else has been done since, or Escape was pressed. */
export function hideRefusals(): void {
  for (const id of refused) notifications.hide(id)
  refused.clear()
}

const refused = new Set<string>()

const text = (title: string, note?: string): Toast => (note === undefined ? { title } : { title, note })

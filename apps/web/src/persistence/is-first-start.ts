import { STORAGE_KEYS } from './storage-keys.ts'

/** A person asked for a new project, and the page is about to be loaded again. */
export function startAnew(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEYS.isFirstStart, 'yes')
  } catch {
    // Then the old drawing is the first choice once more; nothing is lost by it.
  }
}

/** Whether this visit began with that wish; it is asked for once. */
export function wasFirstStart(): boolean {
  try {
    const isAnew = window.sessionStorage.getItem(STORAGE_KEYS.isFirstStart) !== null
    window.sessionStorage.removeItem(STORAGE_KEYS.isFirstStart)
    return isAnew
  } catch {
    return false
  }
}

/** Reads an entry of the browser's local storage; null when there is none or storage is closed to us. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Steps back are kept under keys that begin so. They are a comfort: a drawing needs the room more. */
export const UNDO_PREFIX = 'undo-'

/** Writes an entry; false when the storage is closed to us, or full of what must not be lost. */
export const writeStored = (key: string, value: string): boolean =>
  wrote(key, value) || (madeRoom(key) && wrote(key, value))

function wrote(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Gives up the steps back of every project but what is being written; false when there were none. */
function madeRoom(key: string): boolean {
  try {
    const steps = Object.keys(window.localStorage).filter((one) => one.startsWith(UNDO_PREFIX) && one !== key)
    for (const one of steps) window.localStorage.removeItem(one)
    return steps.length > 0
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // A storage that is closed to us holds nothing to remove.
  }
}

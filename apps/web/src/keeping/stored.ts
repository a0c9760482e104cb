/** Reads an entry of the browser's local storage; null when there is none or storage is closed to us. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Steps back are kept under keys that begin so. */
export const UNDO_PREFIX = 'undo-'
/** The picture of the backup. */
export const PREVIEW_KEY = 'autoSavePreview'

/** Both are a comfort: a drawing needs the room more. */
const isComfort = (key: string): boolean => key.startsWith(UNDO_PREFIX) || key === PREVIEW_KEY

/** Writes an entry; false when the storage is closed to us, or full of what must not be lost. */
export const writeStored = (key: string, value: string): boolean =>
  wrote(key, value) || (key !== PREVIEW_KEY && madeRoom(key) && wrote(key, value))

function wrote(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Gives up every comfort but what is being written; false when there was none. */
function madeRoom(key: string): boolean {
  try {
    const comforts = Object.keys(window.localStorage).filter((one) => isComfort(one) && one !== key)
    for (const one of comforts) window.localStorage.removeItem(one)
    return comforts.length > 0
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

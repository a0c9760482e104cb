/** Reads an entry of the browser's local storage; null when there is none or storage is closed to us. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes an entry; false when the storage is full or closed to us. */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
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

import { hasSignedOut } from '@ramp/shell'
import { isComfort, STORAGE_KEYS } from './storage-keys.ts'

/** Reads an entry of the browser's local storage; null when there is none or storage is closed to us. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What an entry says as JSON; null when there is none, or it was cut off. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Writes an entry; false when the storage is closed to us, or full of what must not be lost. Nothing is written once the
 * person has signed out: the page may still be there for a moment.
 */
export const writeStored = (key: string, value: string): boolean =>
  hasSignedOut() || wrote(key, value) || (key !== STORAGE_KEYS.preview && madeRoom(key) && wrote(key, value))

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

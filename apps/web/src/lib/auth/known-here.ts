import { STORAGE_KEYS } from '../../keeping/storage-keys.ts'
import { readStored, removeStored, writeStored } from '../../keeping/stored.ts'

/** Where a sign-in without a prompt began; it is over when the page comes back from the provider. */
const BEGAN_AT = 'quiet-sign-in'

/** Whether somebody signed in with this browser and did not sign out: the provider may still know them. */
export const isKnownHere = (): boolean => readStored(STORAGE_KEYS.signedInHere) !== null
export const forgetHere = (): void => removeStored(STORAGE_KEYS.signedInHere)
export function rememberHere(): void {
  writeStored(STORAGE_KEYS.signedInHere, 'yes')
}

export const isSigningInQuietly = (): boolean => window.sessionStorage.getItem(BEGAN_AT) !== null
export const beginQuietSignIn = (path: string): void => window.sessionStorage.setItem(BEGAN_AT, path)

/** Ends the sign-in without a prompt and gives the page it began at; null when none was under way. */
export function endQuietSignIn(): string | null {
  const path = window.sessionStorage.getItem(BEGAN_AT)
  window.sessionStorage.removeItem(BEGAN_AT)
  return path
}

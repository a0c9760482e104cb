/** Where a sign-in without a prompt began; it is over when the page comes back from the provider. */
const BEGAN_AT = 'quiet-sign-in'

export const isSigningInQuietly = (): boolean => window.sessionStorage.getItem(BEGAN_AT) !== null
export const beginQuietSignIn = (path: string): void => window.sessionStorage.setItem(BEGAN_AT, path)

/** Ends the sign-in without a prompt and gives the page it began at; null when none was under way. */
export function endQuietSignIn(): string | null {
  const path = window.sessionStorage.getItem(BEGAN_AT)
  window.sessionStorage.removeItem(BEGAN_AT)
  return path
}

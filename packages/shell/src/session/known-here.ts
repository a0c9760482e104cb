const KEY = 'signed-in-here'

/** Whether somebody signed in with this browser and did not sign out: the provider may still know them. */
export const isKnownHere = (): boolean => read() !== null

export function rememberHere(): void {
  tryTo(() => window.localStorage.setItem(KEY, 'yes'))
}

export function forgetHere(): void {
  tryTo(() => window.localStorage.removeItem(KEY))
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** A browser that keeps nothing asks for a sign-in once more, that is all. */
function tryTo(change: () => void) {
  try {
    change()
  } catch {}
}

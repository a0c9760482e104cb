const home = '/portal/'

/** Where to go after signing in: the page it started from, and never a place outside the portal. */
export function returnAddressOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return home
  const { returnTo } = state
  return typeof returnTo === 'string' && returnTo.startsWith(home) ? returnTo : home
}

/** What is carried through the provider, so that a person comes back to the page they asked for. */
export const signInState = () => ({ returnTo: window.location.pathname })

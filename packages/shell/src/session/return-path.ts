/** Where a person wanted to go when sign-in interrupted them; carried through the provider as state. */
export type ReturnState = { readonly returnTo: string }

/** This page, to come back to after signing in. */
export const returnHere = (): ReturnState => ({
  returnTo: window.location.pathname + window.location.search,
})

/** The path to go back to after signing in: never another site, and never a place outside `home`. */
export function returnPathOf(state: unknown, home: string): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return home
  const { returnTo } = state
  const isInside = typeof returnTo === 'string' && returnTo.startsWith(home) && !returnTo.startsWith('//')
  return isInside ? returnTo : home
}

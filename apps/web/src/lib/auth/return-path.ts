/** Where a person wanted to go when sign-in interrupted them; carried through the provider as state. */
export type ReturnState = { readonly returnTo: string }

/** The path to go back to after signing in; never another site. */
export function returnPathOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return '/'
  const { returnTo } = state
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : '/'
}

/** Whether the address says that sign-in failed (spec 1 §2). */
export const hasErrorMarker = (search: string): boolean => new URLSearchParams(search).has('error')

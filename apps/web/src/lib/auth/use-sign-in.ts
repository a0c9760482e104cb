import { useCallback } from 'react'
import { useAuth } from 'react-oidc-context'
import { forgetHere } from './known-here.ts'
import type { ReturnState } from './return-path.ts'

/** Signing in comes back to the page it started from; signing out ends at the site origin. */
export function useSignIn() {
  const { signinRedirect, signoutRedirect } = useAuth()
  const signIn = useCallback(
    (returnTo = window.location.pathname + window.location.search) =>
      signinRedirect({ state: { returnTo } satisfies ReturnState }),
    [signinRedirect],
  )
  const signOut = useCallback(() => {
    forgetHere()
    return signoutRedirect()
  }, [signoutRedirect])
  return { signIn, signOut }
}

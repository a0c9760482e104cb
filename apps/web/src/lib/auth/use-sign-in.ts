import { returnHere } from '@ramp/shell'
import { useCallback } from 'react'
import { useAuth } from 'react-oidc-context'
import { forgetHere } from './known-here.ts'

/** Signing in comes back to the page it started from; signing out ends at the site origin. */
export function useSignIn() {
  const { signinRedirect, signoutRedirect } = useAuth()
  const signIn = useCallback(() => signinRedirect({ state: returnHere() }), [signinRedirect])
  const signOut = useCallback(() => {
    forgetHere()
    return signoutRedirect()
  }, [signoutRedirect])
  return { signIn, signOut }
}

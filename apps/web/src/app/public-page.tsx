import { isKnownHere, returnHere } from '@ramp/shell'
import { type ReactNode, useEffect } from 'react'
import { useAuth } from 'react-oidc-context'
import { beginQuietSignIn, isSigningInQuietly } from '../lib/auth/quiet-sign-in.ts'

/** A page for everybody; whoever the provider still knows is signed in on it without being asked anything. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  const { user, isLoading, error, activeNavigator, signinRedirect } = useAuth()
  const mayTry = !user && !isLoading && !error && !activeNavigator
  useEffect(() => {
    if (!mayTry || !isKnownHere() || isSigningInQuietly()) return
    const state = returnHere()
    beginQuietSignIn(state.returnTo)
    void signinRedirect({ prompt: 'none', state })
  }, [mayTry, signinRedirect])
  return children
}

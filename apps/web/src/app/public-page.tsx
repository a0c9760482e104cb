import { type ReactNode, useEffect } from 'react'
import { useAuth } from 'react-oidc-context'
import { beginQuietSignIn, isKnownHere, isSigningInQuietly } from '../lib/auth/known-here.ts'
import type { ReturnState } from '../lib/auth/return-path.ts'

/** A page for everybody; whoever the provider still knows is signed in on it without being asked anything. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  const { user, isLoading, error, activeNavigator, signinRedirect } = useAuth()
  const mayTry = !user && !isLoading && !error && !activeNavigator
  useEffect(() => {
    if (!mayTry || !isKnownHere() || isSigningInQuietly()) return
    const returnTo = window.location.pathname + window.location.search
    beginQuietSignIn(returnTo)
    void signinRedirect({ prompt: 'none', state: { returnTo } satisfies ReturnState })
  }, [mayTry, signinRedirect])
  return children
}

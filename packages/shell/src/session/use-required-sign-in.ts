import { useEffect } from 'react'
import { useAuth } from 'react-oidc-context'
import { returnHere } from './return-path.ts'

/** Sends whoever is not signed in to sign in first, and back to this page; says who it is, or what went wrong. */
export function useRequiredSignIn() {
  const { user, isLoading, activeNavigator, error, signinRedirect } = useAuth()
  const mustSignIn = !user && !isLoading && !error && !activeNavigator
  useEffect(() => {
    if (mustSignIn) signinRedirect({ state: returnHere() })
  }, [mustSignIn, signinRedirect])
  return { user, error }
}

import { returnHere } from '@ramp/shell'
import { useCallback } from 'react'
import { useAuth } from 'react-oidc-context'

/** Signing in comes back to the page it started from. */
export function useSignIn(): () => Promise<void> {
  const { signinRedirect } = useAuth()
  return useCallback(() => signinRedirect({ state: returnHere() }), [signinRedirect])
}

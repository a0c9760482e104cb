import { useMemo } from 'react'
import { useAuth } from 'react-oidc-context'
import { useSignInSettings } from './sign-in-settings-context.ts'
import { type User, userOf } from './user.ts'

/** The person who is signed in, or null. */
export function useUser(): User | null {
  const { user } = useAuth()
  const { claim } = useSignInSettings()
  return useMemo(() => (user ? userOf(user, claim) : null), [user, claim])
}

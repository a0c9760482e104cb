import { useContext, useMemo } from 'react'
import { useAuth } from 'react-oidc-context'
import { SavedUserContext } from './saved-user-context.ts'
import { useSignInSettings } from './sign-in-settings-context.ts'
import { type User, userOf } from './user.ts'

/** The person who is signed in, as the server has them, and as the provider says until it does; or null. */
export function useUser(): User | null {
  const { user } = useAuth()
  const { claim } = useSignInSettings()
  const { saved } = useContext(SavedUserContext)
  return useMemo(() => {
    const told = user ? userOf(user, claim) : null
    return saved?.id === told?.id ? saved : told
  }, [user, claim, saved])
}

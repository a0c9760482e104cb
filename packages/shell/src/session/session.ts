import type { OutputOf, signInSettings } from '@ramp/contracts'
import { InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { rememberHere } from './known-here.ts'
import { followOtherTabs, hasSignedOut } from './sign-out.ts'

/** How to reach the identity provider; the server says it, so that any provider works by configuration. */
export type SignInSettings = OutputOf<typeof signInSettings>

/**
 * The session with the identity provider, which sends people back to `home`, the app's own address. Tokens live in
 * memory only (a reload signs in again from the provider's own session, without a prompt); only the proof key of a
 * sign-in under way is kept in the tab.
 */
export function sessionOf(settings: SignInSettings, home: string): UserManager {
  const session = managerOf(settings, home)
  session.events.addUserLoaded(() => {
    if (!hasSignedOut()) rememberHere()
  })
  followOtherTabs(async () => {
    const user = await session.getUser()
    return user && personOf(user)
  })
  return session
}

/** Whom the browser keeps drawings for. */
export const personOf = (user: Pick<User, 'profile'> | null | undefined): string => user?.profile.email ?? ''

function managerOf(settings: SignInSettings, home: string): UserManager {
  const address = `${window.location.origin}${home}`
  return new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: address,
    post_logout_redirect_uri: address,
    scope: settings.scope,
    ...(settings.audience === null ? {} : { resource: settings.audience }),
    automaticSilentRenew: true,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
  })
}

/** Gives a token that is still valid, renewed first when it is not; null when nobody is signed in any more. */
export function tokenSourceOf(
  session: Pick<UserManager, 'getUser' | 'signinSilent'>,
): () => Promise<string | null> {
  let renewal: Promise<User | null> | null = null
  // A refresh token works once: calls that find an expired token at the same time share one renewal. A session that
  // cannot be renewed is over, and the server says so to the call that needed it.
  const renewed = () => {
    renewal ??= session
      .signinSilent()
      .catch(() => null)
      .finally(() => {
        renewal = null
      })
    return renewal
  }
  return async () => {
    const user = await session.getUser()
    const current = user?.expired ? await renewed() : user
    return current?.access_token ?? null
  }
}

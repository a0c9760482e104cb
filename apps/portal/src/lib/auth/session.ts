import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts'

/** How to reach the identity provider; the server says it, so that any provider works by configuration. */
type SignInSettings = {
  readonly authority: string
  readonly clientId: string
  readonly audience: string | null
  readonly scope: string
}

/** The portal's own address; the provider sends people back to it. */
const portalAddress = () => `${window.location.origin}/portal/`

/**
 * The session with the identity provider. Tokens live in memory only: a reload signs in again from the provider's own
 * session, without a prompt. Only the proof key of a sign-in under way is kept, in the tab.
 */
export const sessionOf = (settings: SignInSettings): UserManager =>
  new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    redirect_uri: portalAddress(),
    post_logout_redirect_uri: portalAddress(),
    scope: settings.scope,
    ...(settings.audience === null ? {} : { resource: settings.audience }),
    automaticSilentRenew: true,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
  })

/** A token that is still valid, renewed first when it is not; null when nobody is signed in. */
export async function accessTokenOf(session: UserManager): Promise<string | null> {
  const user = await session.getUser()
  if (!user) return null
  if (!user.expired) return user.access_token
  const renewed = await session.signinSilent().catch(() => null)
  return renewed?.access_token ?? null
}

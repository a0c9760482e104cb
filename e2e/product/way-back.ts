import type { BrowserContext } from '@playwright/test'
import { createClient, signInSettings } from '@ramp/contracts'
import { InMemoryWebStorage, OidcClient, WebStorageStateStore } from 'oidc-client-ts'

const PORTAL = '/portal/'

/** A sign-in as the app would have begun it: where the provider sends the browser, and the proof that the app keeps meanwhile. */
export type WayBack = { readonly address: string; readonly key: string; readonly proof: string }

/**
 * Asks the provider for the way back to a page, as the app does when somebody opens it, for a person whose session the context's
 * cookies hold. A page that goes this way is loaded once; one that is opened without it loads, asks, and loads again.
 */
export async function wayBackTo(path: string, origin: string, context: BrowserContext): Promise<WayBack> {
  const { state, address } = await requestFor(path, origin, context)
  return { address, key: `oidc.${state.id}`, proof: state.toStorageString() }
}

/** A token of the portal for a person whose session the context's cookies hold, without a page. */
export async function tokenBy(origin: string, context: BrowserContext): Promise<string> {
  const { client, address } = await requestFor(PORTAL, origin, context)
  return (await client.processSigninResponse(address)).access_token
}

async function requestFor(path: string, origin: string, context: BrowserContext) {
  const client = await clientOf(origin, path.startsWith(PORTAL) ? 'portal' : 'designer')
  const { url, state } = await client.createSigninRequest({ request_type: 'si:r', state: { returnTo: path } })
  const reply = await context.request.get(url, { maxRedirects: 0 })
  const address = reply.headers().location
  if (!address) throw new Error(`the provider does not know who asks: ${reply.status()}`)
  return { client, state, address }
}

const clients = new Map<string, Promise<OidcClient>>()

/** One a worker for each app and server. */
function clientOf(origin: string, app: 'designer' | 'portal'): Promise<OidcClient> {
  const known = clients.get(origin + app)
  if (known) return known
  const client = createClient({ baseUrl: origin, getToken: async () => null, fetch })
    .call(signInSettings, { app })
    .then(
      ({ authority, clientId, scope, audience }) =>
        new OidcClient({
          authority,
          client_id: clientId,
          redirect_uri: origin + (app === 'portal' ? PORTAL : '/'),
          scope,
          ...(audience === null ? {} : { resource: audience }),
          stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
        }),
    )
  clients.set(origin + app, client)
  return client
}

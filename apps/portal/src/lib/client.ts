import {
  CallError,
  type Client as ClientOf,
  createClient,
  type Fetch,
  type OutputOf,
  PATIENCE_MS,
  signInSettings,
} from '@ramp/contracts'
import type { UserManager } from 'oidc-client-ts'
import { createContext, useContext } from 'react'
import { signInState } from './auth/return-address.ts'
import { accessTokenOf } from './auth/session.ts'

/** The server's calls; a file that it sends arrives as a blob. */
export type Client = ClientOf<Blob>

export type SignInSettings = OutputOf<typeof signInSettings>

/** An answer that does not come is none: the person is told so and may try again. */
const fetchHere: Fetch<Blob> = (url, init) => {
  const ending = new AbortController()
  setTimeout(() => ending.abort(new DOMException('late', 'TimeoutError')), PATIENCE_MS)
  return window.fetch(url, { ...init, signal: ending.signal })
}

/** Asked before anybody is signed in: how to reach the identity provider. */
export const loadSignInSettings = (): Promise<SignInSettings> =>
  createClient({ baseUrl: '', getToken: async () => null, fetch: fetchHere }).call(signInSettings, {
    app: 'portal',
  })

/** A token that the server does not take any more; not the person who is not approved. */
const needsNewLogin = (problem: unknown) =>
  problem instanceof CallError && problem.status === 401 && problem.code.startsWith('token.')

/** The server, as the signed-in person. Where the session has ended, the person logs in again and comes back here. */
export function clientOf(session: UserManager): Client {
  const client = createClient({ baseUrl: '', getToken: () => accessTokenOf(session), fetch: fetchHere })
  let hasWorked = false

  async function orLogin<Reply>(asking: Promise<Reply>): Promise<Reply> {
    try {
      const reply = await asking
      hasWorked = true
      return reply
    } catch (problem) {
      // A login that never worked would be refused again: the person is told, and not sent in circles.
      if (hasWorked && needsNewLogin(problem)) await session.signinRedirect({ state: signInState() })
      throw problem
    }
  }

  return {
    call: (endpoint, input) => orLogin(client.call(endpoint, input)),
    download: (endpoint, input) => orLogin(client.download(endpoint, input)),
  }
}

export const ClientContext = createContext<Client | null>(null)

export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('The client is used outside its provider')
  return client
}

import { type Client, createClient, type Fetch, PATIENCE_MS, signInSettings } from '@ramp/contracts'
import type { UserManager } from 'oidc-client-ts'
import { createContext, useContext } from 'react'
import { type SignInSettings, tokenSourceOf } from '../session/session.ts'

/** The server's calls; each throws CallError, whose message can be shown. A file that comes is a blob. */
export type Api = Client<Blob>

/** The calls as the signed-in person. */
export const apiOf = (session: UserManager): Api =>
  createClient({ baseUrl: '', getToken: tokenSourceOf(session), fetch: patiently })

/** Asked before anybody is signed in: how to reach the identity provider. */
export const loadSignInSettings = (app: 'designer' | 'portal'): Promise<SignInSettings> =>
  createClient({ baseUrl: '', getToken: async () => null, fetch: patiently }).call(signInSettings, { app })

/** An answer that does not come is none: the person is told so and may try again. */
const patiently: Fetch<Blob> = (url, init) => {
  const ending = new AbortController()
  setTimeout(() => ending.abort(new DOMException('late', 'TimeoutError')), PATIENCE_MS)
  return window.fetch(url, { ...init, signal: ending.signal })
}

export const ApiContext = createContext<Api | null>(null)

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('The server is called outside of the session provider')
  return api
}

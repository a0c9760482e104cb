import { type Client, createClient } from '@ramp/contracts'
import type { UserManager } from 'oidc-client-ts'
import { createContext, useContext } from 'react'
import { tokenSourceOf } from './auth/session.ts'

/** The server's calls; each throws CallError, whose message can be shown. */
export type Api = Client<Blob>

/** Long enough for a large PDF on a slow line. */
const PATIENCE_MS = 120_000

export const apiOf = (session: UserManager): Api =>
  createClient<Blob>({
    baseUrl: '',
    getToken: tokenSourceOf(session),
    // An answer that does not come is none: the person is told so and may try again.
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
  })

export const ApiContext = createContext<Api | null>(null)

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('The server is called outside of the session provider')
  return api
}

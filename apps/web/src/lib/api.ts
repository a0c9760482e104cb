import { type Client, createClient, PATIENCE_MS } from '@ramp/contracts'
import type { UserManager } from 'oidc-client-ts'
import { createContext, useContext } from 'react'
import { tokenSourceOf } from './auth/session.ts'

/** The server's calls; each throws CallError, whose message can be shown. */
export type Api = Client<Blob>

export const apiOf = (session: UserManager): Api =>
  createClient<Blob>({
    baseUrl: '',
    getToken: tokenSourceOf(session),
    fetch: (url, init) => fetch(url, { ...init, signal: endOf(PATIENCE_MS) }),
  })

/** An answer that does not come is none: the person is told so and may try again. */
function endOf(milliseconds: number): AbortSignal {
  const ending = new AbortController()
  setTimeout(() => ending.abort(new DOMException('late', 'TimeoutError')), milliseconds)
  return ending.signal
}

export const ApiContext = createContext<Api | null>(null)

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('The server is called outside of the session provider')
  return api
}

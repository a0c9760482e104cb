import { createClient, type OutputOf, signInSettings } from '@ramp/contracts'

/** How to reach the identity provider; the server says it, so that any provider works by configuration. */
export type SignInSettings = OutputOf<typeof signInSettings>

/** Asks the server before anybody is signed in. */
export const loadSignInSettings = (): Promise<SignInSettings> =>
  createClient<Blob>({
    baseUrl: '',
    getToken: async () => null,
    fetch: (url, init) => fetch(url, init),
  }).call(signInSettings, { app: 'designer' })

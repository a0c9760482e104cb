import { randomUUID } from 'node:crypto'
import { type Client, createClient } from '@ramp/contracts'
import { importJWK, SignJWT } from 'jose'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { claimsOf, demoPeople } from '../../apps/server/src/identity/demo/people.ts'
import { DEMO_AUDIENCE, ISSUER_PATH } from '../../apps/server/src/identity/demo/provider.ts'
import { signingKeysIn } from '../../apps/server/src/identity/demo/signing-keys.ts'

export type Dealer = {
  readonly token: string
  /** Where the dealer calls from, as a proxy would say it. */
  readonly address: string
}

type Place = { readonly dataDir: string; readonly publicOrigin: string }

/** Dealers of one customer, each with a token for an hour and an address; the server's demo login vouches for them. */
export async function dealersOf({ dataDir, publicOrigin }: Place, count: number): Promise<Dealer[]> {
  const [jwk] = (await signingKeysIn(dataDir)).keys
  const [person] = demoPeople
  if (!jwk || !person) throw new Error('the demo login has no keys or no people')
  const key = await importJWK(jwk, 'RS256')
  const claims = claimsOf(person, readConfig({}).claim)
  const tokenOf = () =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: jwk.kid ?? '' })
      .setSubject(`${person.id}-${randomUUID()}`)
      .setIssuer(publicOrigin + ISSUER_PATH)
      .setAudience(DEMO_AUDIENCE)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      token: await tokenOf(),
      address: `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    })),
  )
}

/** The headers of a call by a dealer behind a proxy. */
export const headersOf = ({ token, address }: Dealer) => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': address,
})

/** The typed calls, made by a dealer. */
export const clientOf = (origin: string, dealer: Dealer): Client<Blob> =>
  createClient({
    baseUrl: origin,
    getToken: async () => dealer.token,
    fetch: (url, { method, headers, body }) =>
      fetch(url, { method, headers: { ...headers, ...headersOf(dealer) }, body }),
  })

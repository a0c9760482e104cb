import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() })

type Provider = { readonly issuer: string; readonly jwksUri: string | null }

/** The keys of an identity provider: at the configured address, or where its own description says. */
export async function keysOf({ issuer, jwksUri }: Provider): Promise<JWTVerifyGetKey> {
  return createRemoteJWKSet(new URL(jwksUri ?? (await discover(issuer))))
}

async function discover(issuer: string): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  const description = discovery.safeParse(reply?.ok ? await reply.json().catch(() => null) : null)
  if (!description.success)
    throw new Error(
      `OIDC_ISSUER: ${address} does not describe an identity provider. Correct the address, or set OIDC_JWKS_URI.`,
    )
  if (description.data.issuer !== issuer)
    throw new Error(
      `OIDC_ISSUER: the provider calls itself ${description.data.issuer}. Write it exactly like that.`,
    )
  return description.data.jwks_uri
}

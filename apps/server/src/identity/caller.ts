import { z } from 'zod'

/** Who asks: what the access token says, read once per call (spec 1 §3, user). */
export type Caller = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly customerNumber: string
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
  /** Internal staff, by e-mail domain (spec 1 §6). */
  readonly isInternal: boolean
}

/** A caller and the call: what logs and audit name. */
export type Asking = Caller & { readonly requestId: string }

const texts = z.array(z.string()).catch([])
const metadata = z
  .object({
    customer_number: z.string().trim().catch(''),
    authorization: z.object({ roles: texts, permissions: texts }).catch({ roles: [], permissions: [] }),
  })
  .catch({ customer_number: '', authorization: { roles: [], permissions: [] } })

const standard = z.object({
  sub: z.string(),
  email: z.string().catch(''),
  // Some providers write it as a text.
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: z.string().optional().catch(undefined),
})

type Settings = { readonly claim: string; readonly internalDomains: readonly string[] }

/** Reads the caller from the claims of a verified access token; null when it names nobody. */
export function callerOf(claims: Readonly<Record<string, unknown>>, settings: Settings): Caller | null {
  const known = standard.safeParse(claims)
  if (!known.success || known.data.sub === '') return null
  const { sub, email, email_verified, name } = known.data
  const { customer_number, authorization } = metadata.parse(claims[settings.claim])
  return {
    id: sub,
    email,
    name: name || email || sub,
    customerNumber: customer_number,
    roles: authorization.roles,
    permissions: authorization.permissions,
    // An address that its owner has not confirmed may name any domain.
    isInternal: email_verified && isOfDomain(email, settings.internalDomains),
  }
}

/** An address has one sign, with something before and behind it; no address is of no domain. */
function isOfDomain(email: string, domains: readonly string[]): boolean {
  const [, domain] = /^[^@\s]+@([^@\s]+)$/.exec(email) ?? []
  return domain !== undefined && domains.includes(domain.toLowerCase())
}

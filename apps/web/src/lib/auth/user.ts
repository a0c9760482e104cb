import { nameOf } from '@ramp/shell'
import type { User as OidcUser } from 'oidc-client-ts'

/** Who is signed in, as the identity provider says (spec 1 §3, user). */
export type User = {
  readonly id: string
  readonly name: string
  readonly nickname: string
  /** Address of a picture; empty where the provider has none. */
  readonly picture: string
  readonly email: string
  readonly customerNumber: string
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
}

/** Reads the user from the identity token: the standard claims and the app-metadata claim named `claim`. */
export function userOf({ profile }: OidcUser, claim: string): User {
  const metadata = record(profile[claim])
  const authorization = record(metadata.authorization)
  return {
    id: profile.sub,
    name: nameOf({ profile }),
    nickname: profile.nickname ?? '',
    picture: profile.picture ?? '',
    email: profile.email ?? '',
    customerNumber: typeof metadata.customer_number === 'string' ? metadata.customer_number : '',
    roles: texts(authorization.roles),
    permissions: texts(authorization.permissions),
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

import type { User } from 'oidc-client-ts'

/** What to call a person, as far as the identity provider knows. */
export const nameOf = ({ profile }: Pick<User, 'profile'>): string =>
  profile.name ?? profile.nickname ?? profile.email ?? profile.sub

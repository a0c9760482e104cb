import { decryptVizionHeaderID, getDocumentStore, getUserPermissions } from '@ramp/contracts'
import { AppError } from '../../http/app-error.ts'
import { type Route, route } from '../../http/route.ts'
import { fieldsSeenBy, mayChangeQuotes, roleOf } from '../../identity/field-access.ts'
import type { HeaderIdCipher } from '../../identity/header-id-cipher.ts'
import type { OpenHeader } from '../../policies/open-header.ts'

type Deps = {
  readonly cipher: HeaderIdCipher
  readonly openHeader: OpenHeader
  /** Where files of quotes are kept. */
  readonly documentStore: { readonly container: string; readonly extensions: readonly string[] }
}

/** People who are not approved never get here: the guard answers them (spec 1 §6). */
export const authorizationRoutes = ({ cipher, openHeader, documentStore }: Deps): Route[] => [
  route(getUserPermissions, async (_, caller) => {
    const { email, customerNumber, roles, permissions, isInternal } = caller
    return {
      authorized: true as const,
      email,
      customerNumber,
      roles,
      permissions,
      isInternal,
      role: roleOf(caller),
      sees: fieldsSeenBy(caller),
      mayChange: mayChangeQuotes(caller),
    }
  }),
  route(getDocumentStore, async () => documentStore),
  route(decryptVizionHeaderID, async ({ id }, caller) => {
    const headerID = cipher.decrypt(id)
    if (headerID === null)
      throw new AppError(
        'header-id.damaged',
        'The address of this project is damaged. Open it again from its quote in the dealer portal.',
      )
    await openHeader(caller, headerID)
    return { headerID }
  }),
]

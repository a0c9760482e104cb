import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'
import { personRole, quoteField } from '../fields/person-roles.ts'

/** Who asks, as the server sees it. */
export const permissions = z.object({
  authorized: z.literal(true),
  email: z.string(),
  customerNumber: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  isInternal: z.boolean().apply(described, 'Internal staff, by e-mail domain.'),
  role: personRole.apply(
    described,
    'From the permissions `role:owner`, `role:sales`, `role:office` and `role:crew`; without one, owner. Internal staff and customer 00000 are `manufacturer`.',
  ),
  sees: z.array(quoteField).apply(described, 'What the person sees of quotes without a grant.'),
  mayChange: z.boolean().apply(described, 'Whether the person may save, finish and accept quotes.'),
})

export const getUserPermissions = endpoint({
  method: 'POST',
  path: '/api/Authorization/GetUserPermissions',
  summary: 'Whether the person is approved, and what they may do. If not approved, the answer is 401.',
  input: z.object({}),
  output: permissions,
})

export const decryptVizionHeaderID = endpoint({
  method: 'POST',
  path: '/api/Authorization/DecryptVizionHeaderID',
  summary: "Decrypts the quote number in the designer's address.",
  input: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)).apply(described, 'The id of /designer?id=…'),
  }),
  output: z.object({ headerID }),
})

export const getDocumentStore = endpoint({
  method: 'GET',
  path: '/api/Authorization/',
  summary: 'Where files of quotes are stored: container and file types for the file calls.',
  input: z.object({}),
  output: z.object({
    container: z.string().apply(described, 'The container of quote files.'),
    extensions: z
      .array(z.string())
      .apply(described, 'File types that can be stored there, as {headerID}.{extension}.'),
  }),
})

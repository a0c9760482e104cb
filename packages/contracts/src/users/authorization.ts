import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'

/** Who asks, as the server sees it. */
export const permissions = z.object({
  authorized: z.literal(true),
  email: z.string(),
  customerNumber: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  isInternal: z.boolean().apply(described, 'Internal staff, by e-mail domain.'),
})

export const getUserPermissions = endpoint({
  method: 'POST',
  path: '/api/Authorization/GetUserPermissions',
  summary: 'Whether the signed-in person is approved, and what they may do. A person who is not gets 401.',
  input: z.object({}),
  output: permissions,
})

export const decryptVizionHeaderID = endpoint({
  method: 'POST',
  path: '/api/Authorization/DecryptVizionHeaderID',
  summary: "Turns the encrypted id of the designer's address into the quote number.",
  input: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(200)).apply(described, 'The id of /designer?id=…'),
  }),
  output: z.object({ headerID }),
})

export const getDocumentStore = endpoint({
  method: 'GET',
  path: '/api/Authorization/',
  summary: 'Where files of quotes are kept: the ids that the file calls name.',
  input: z.object({}),
  output: z.object({
    container: z.string().apply(described, 'The container of quote files.'),
    extensions: z.array(z.string()).apply(described, 'What can be kept there, as {headerID}.{extension}.'),
  }),
})

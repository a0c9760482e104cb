import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'

/** A length of the sign, in units of its own. */
const length = z.number().check(z.positive())

const brand = z.object({
  name: z.string(),
  accent: z.string(),
  contact: z.nullable(z.string()).apply(described, 'Contact for help.'),
  sign: z.object({
    width: length,
    height: length,
    shapes: z.array(z.object({ d: z.string(), fill: z.nullable(z.string()) })),
  }),
})

/** How a browser app reaches the identity provider; asked before anybody is signed in. */
export const signInSettings = endpoint({
  method: 'GET',
  path: '/api/sign-in-settings',
  summary: 'How to log in: the identity provider, the client and the claim with roles and permissions.',
  isPublic: true,
  input: z.object({
    app: z._default(z.enum(['designer', 'portal']), 'designer').apply(described, 'The app that logs in.'),
  }),
  output: z.object({
    brand: brand.apply(described, 'Name, color and logo of this installation.'),
    authority: z.string(),
    clientId: z.string(),
    audience: z.nullable(z.string()),
    scope: z.string(),
    claim: z.string().apply(described, 'Claim with customer_number and authorization.'),
  }),
})

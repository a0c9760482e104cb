import * as z from 'zod/mini'
import { described } from '../fields/described.ts'

/** The one shape of every refusal. The message is for people and says what to do; the code is for programs. */
export const errorReply = z.object({
  code: z.string().apply(described, 'Stable name of the problem, such as header.unknown.'),
  message: z.string().apply(described, 'A sentence that says what to do.'),
  details: z.optional(
    z.unknown().apply(described, 'Fields of a bad request, or the issues of a system that cannot be quoted.'),
  ),
})
export type ErrorReply = z.infer<typeof errorReply>

/** Every refusal the server knows, with its HTTP status. */
export const ERROR_STATUS = {
  'input.invalid': 400,
  'header-id.damaged': 400,
  'file.refused': 400,
  'token.missing': 401,
  'token.expired': 401,
  'token.invalid': 401,
  'access.not-approved': 401,
  'sandbox.refused': 403,
  'role.refused': 403,
  'price-level.refused': 403,
  'quote.not-yours-to-accept': 403,
  'customer.foreign': 403,
  'login.elsewhere': 403,
  'route.unknown': 404,
  'header.unknown': 404,
  'project.unknown': 404,
  'file.unknown': 404,
  'item.unknown': 404,
  'request.too-slow': 408,
  'quote.accepted': 409,
  'quote.changed': 409,
  'quote.not-received': 409,
  'project.exists': 409,
  'header.changed': 409,
  'body.too-large': 413,
  'body.unreadable': 415,
  'system.has-errors': 422,
  'product-line.closed': 422,
  'project.unreadable': 422,
  'item.no-such-variant': 422,
  'closure.no-kit': 422,
  'layout.crowded': 422,
  'layout.empty': 422,
  'rise.missing': 422,
  'survey.missing': 422,
  'offer.not-priced': 422,
  'analysis.too-long': 422,
  'analysis.too-large': 422,
  'answer.too-large': 422,
  'calls.too-many': 429,
  'item.too-many': 429,
  'headers.too-large': 431,
  'server.failed': 500,
  'server.busy': 503,
  'server.stopping': 503,
  'server.not-ready': 503,
  'server.unavailable': 503,
  'files.unavailable': 503,
  'server.slow': 503,
  'save.unknown': 503,
  'disk.full': 507,
  'storage.full': 507,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

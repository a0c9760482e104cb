import { described, moment } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from './call/endpoint.ts'
import { headerID } from './fields/header-id.ts'

/** What is written down of the life of a quote. */
export const auditEvent = z.enum([
  'created',
  'copied',
  'issued',
  'accepted',
  'reopened',
  'exported',
  'facts-saved',
])
export type AuditEvent = z.infer<typeof auditEvent>

/** What the audit is narrowed to. What is left out limits nothing. */
export const auditFilter = z.object({
  headerID: z.optional(headerID).apply(described, 'Only what happened to this quote.'),
  person: z
    .optional(z.string().check(z.maxLength(100)))
    .apply(described, 'Only what people did whose name or id has this in it.'),
  event: z.optional(auditEvent).apply(described, 'Only this.'),
})
export type AuditFilter = z.output<typeof auditFilter>

const position = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be `next` of the page before'))

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary:
    'Who created, copied, issued, accepted, reopened or exported which quote, or saved facts for its documents; for internal staff, the newest first, a hundred at a time.',
  input: z.extend(auditFilter, {
    after: z.optional(position).apply(described, '`next` of the page before; left out for the first page.'),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        at: moment,
        event: auditEvent,
        person: z.string().apply(described, 'Id of the person, as in the logs.'),
        name: z
          .nullable(z.string())
          .apply(
            described,
            'As the access token gave it with the call. Entries of older servers have the e-mail address, or null for one who never signed in to the designer.',
          ),
        customerNumber: z.string().apply(described, 'Of the person.'),
        headerID,
        versionNumber: z
          .nullable(z.number())
          .apply(described, 'Version of the quote that was issued, accepted or exported.'),
        requestId: z
          .string()
          .apply(described, 'The call it came from, as in the logs and in the header x-request-id.'),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

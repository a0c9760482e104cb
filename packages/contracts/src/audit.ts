import { described, moment } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from './call/endpoint.ts'
import { headerID } from './fields/header-id.ts'

/** What is written down of the life of a quote. */
export const auditEvent = z.enum([
  'created',
  'copied',
  'finished',
  'issued',
  'accepted',
  'superseded',
  'withdrawn',
  'restored',
  'declined',
  'approved',
  'amended',
  'not-chosen',
  'canceled',
  'extended',
  'option-added',
  'option-renamed',
  'change-begun',
  're-priced',
  'reopened',
  'exported',
  'facts-saved',
  'price-saved',
  'granted',
  'grant-ended',
  'shared-seen',
  'archived',
  'unarchived',
])
export type AuditEvent = z.infer<typeof auditEvent>

/** What the audit is narrowed to. What is left out limits nothing. */
export const auditFilter = z.object({
  headerID: z.optional(headerID).apply(described, 'Events of this quote only.'),
  person: z
    .optional(z.string().check(z.maxLength(100)))
    .apply(described, 'Events of people whose name or id contains this.'),
  event: z.optional(auditEvent).apply(described, 'This event only.'),
})
export type AuditFilter = z.output<typeof auditFilter>

const position = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be `next` of the previous page'))

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary:
    'Who created, copied, issued, accepted, reopened or exported which quote, saved facts for its documents, or let internal staff see customer and prices. For internal staff, newest first, 100 a page.',
  input: z.extend(auditFilter, {
    after: z
      .optional(position)
      .apply(described, '`next` of the previous page. Leave it out for the first page.'),
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
            'From the access token of the call. Entries of older servers have the e-mail address, or null for a person who never logged in to the designer.',
          ),
        customerNumber: z.string().apply(described, 'Of the person.'),
        headerID,
        versionNumber: z
          .nullable(z.number())
          .apply(described, 'Version of the quote that was issued, accepted or exported.'),
        requestId: z
          .string()
          .apply(described, 'Id of the call, as in the logs and in the header x-request-id.'),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

const activityEntry = z.object({
  at: moment,
  event: auditEvent,
  person: z
    .nullable(z.string())
    .apply(described, 'Name of the person. Null for a person who never gave one.'),
  isManufacturer: z
    .boolean()
    .apply(described, 'Whether the person does not belong to the dealer of the quote.'),
  revision: z.nullable(z.string()).apply(described, 'The revision it is about: 1042-1A. Null if none.'),
  option: z.nullable(z.number()).apply(described, 'Number of the option it is about. Null if none.'),
  optionName: z.nullable(z.string()),
  validUntil: z
    .nullable(z.string())
    .apply(described, 'New last valid day of the proposal, such as 2026-11-27.'),
  reason: z
    .nullable(z.string())
    .apply(
      described,
      'As the dealer wrote it. Null if none was given, and for people who do not see the customer.',
    ),
})
export type ActivityEntry = z.infer<typeof activityEntry>

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/activity',
  summary: 'What people did with a quote, newest first, 20 a page.',
  input: z.object({
    id: headerID,
    after: z
      .optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be `next` of the previous page')))
      .apply(described, '`next` of the previous page. Leave it out for the first page.'),
  }),
  output: z.object({ entries: z.array(activityEntry), next: z.nullable(z.string()) }),
})

import { type ActivityEntry, auditEvent, revisionName } from '@ramp/contracts'
import { z } from 'zod'

/** What an event says beside itself; what is not a text or a number there is nobody's business. */
const details = z
  .object({
    reason: z.string().optional().catch(undefined),
    validUntil: z.string().optional().catch(undefined),
    option: z.number().optional().catch(undefined),
    name: z.string().optional().catch(undefined),
  })
  .catch({})

export const activityRow = z.object({
  id: z.number(),
  at: z.date(),
  event: auditEvent,
  name: z.string().nullable(),
  customer_number: z.string(),
  details: z
    .string()
    .nullable()
    .transform((text) => details.parse(text === null ? {} : JSON.parse(text))),
  option_number: z.number().nullable(),
  letter: z.string().nullable(),
})
export type ActivityRow = z.infer<typeof activityRow>

type Seen = {
  readonly header: { readonly headerID: string; readonly customerNumber: string }
  /** A reason is in the dealer's own words, which may name the customer. */
  readonly seesReasons: boolean
}

/** What somebody did with a quote, as far as the caller sees it. */
export function activityFor(row: ActivityRow, { header, seesReasons }: Seen): ActivityEntry {
  const { option_number: option, letter, details: said } = row
  return {
    at: row.at.toISOString(),
    event: row.event,
    person: row.name,
    isManufacturer: row.customer_number !== header.customerNumber,
    revision: option !== null && letter !== null ? revisionName(header.headerID, { option, letter }) : null,
    option: said.option ?? null,
    optionName: said.name ?? null,
    validUntil: said.validUntil ?? null,
    reason: seesReasons ? (said.reason ?? null) : null,
  }
}

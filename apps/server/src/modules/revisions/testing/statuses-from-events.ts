import { z } from 'zod'
import type { Sql } from '../../../db/database.ts'

const details = z.object({
  option: z.number().optional(),
  offer: z.string().optional(),
  order: z.string().optional(),
  validUntil: z.string().nullable().optional(),
  replacedBy: z.number().nullable().optional(),
})

const eventRow = z.object({
  sequence: z.number(),
  version: z.number().nullable(),
  details: z.string().transform((text) => details.parse(JSON.parse(text))),
})

const statusRow = z.object({
  version: z.number(),
  option: z.number(),
  offer: z.string(),
  order: z.string(),
  validUntil: z.string().nullable(),
  replacedBy: z.number().nullable(),
})
export type RevisionStatus = z.infer<typeof statusRow>

/** What is stored of every revision of a quote. */
export const storedStatuses = (sql: Sql, headerID: string): Promise<RevisionStatus[]> =>
  sql.all(
    statusRow,
    `select version, option_number as option, offer_state as offer, order_state as order, valid_until::text as "validUntil",
       replaced_by as "replacedBy"
     from revision_status where header_id = $1 order by version`,
    [Number(headerID)],
  )

/** The same, from nothing but the events of the quote in their order; and the numbers of the events. */
export async function statusesFromEvents(sql: Sql, headerID: string) {
  const events = await sql.all(
    eventRow,
    'select sequence, version, details from audit where header_id = $1 and sequence is not null order by sequence',
    [Number(headerID)],
  )
  const statuses = new Map<number, RevisionStatus>()
  for (const { version, details: change } of events) {
    if (version === null) continue
    const before = statuses.get(version) ?? { ...NEW, version }
    const { option, offer, order, validUntil, replacedBy } = change
    statuses.set(version, {
      version,
      option: option ?? before.option,
      offer: offer ?? before.offer,
      order: order ?? before.order,
      validUntil: validUntil ?? before.validUntil,
      replacedBy: replacedBy === undefined ? before.replacedBy : replacedBy,
    })
  }
  return {
    statuses: [...statuses.values()].sort((a, b) => a.version - b.version),
    sequence: events.map(({ sequence }) => sequence),
  }
}

const NEW: RevisionStatus = {
  version: 0,
  option: 0,
  offer: 'none',
  order: 'none',
  validUntil: null,
  replacedBy: null,
}

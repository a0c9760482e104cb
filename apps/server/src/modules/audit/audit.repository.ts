import { type AuditEvent, auditEvent } from '@ramp/contracts'
import { z } from 'zod'
import { type Database, literal, type Sql } from '../../db/database.ts'
import { isFull } from '../../db/database-problem.ts'
import type { Asking } from '../../identity/caller.ts'
import type { AuditRecord } from '../../operations/audit.ts'
import { activityRow } from './activity-as-seen.ts'
import { storedEvent } from './older-events.ts'

const entryRow = z.object({
  id: z.number(),
  at: z.date(),
  event: auditEvent,
  person: z.string(),
  name: z.string().nullable(),
  customer_number: z.string(),
  header_id: z.number(),
  version: z.number().nullable(),
  request_id: z.string(),
})

/** Which entries are wanted; null limits nothing. */
type Wanted = {
  readonly headerID: string | null
  /** A part of a name or an id. */
  readonly person: string | null
  readonly event: AuditEvent | null
  readonly before: number | null
  readonly count: number
}

export const auditRepository = (database: Database) => ({
  /** The newest entries of a quote, or of all, before a place in the list. */
  entries: ({ headerID, person, event, before, count }: Wanted) =>
    database.all(
      entryRow,
      `select audit.id, at, coalesce(event_by_name, event) as event, person, coalesce(audit.name, users.email) as name, audit.customer_number, header_id, version, request_id
       from audit left join users on users.id = audit.person
       where ($1::integer is null or header_id = $1) and ($2::integer is null or audit.id < $2)
         and ($3::text is null or concat_ws(' ', audit.name, users.email, person) ilike $3) and ($4::text is null or coalesce(event_by_name, event) = $4)
       order by audit.id desc limit $5`,
      [
        headerID === null ? null : Number(headerID),
        before,
        person === null ? null : `%${literal(person)}%`,
        event,
        count,
      ],
    ),

  /** The newest entries of one quote before a place in the list, with the revision that each is about. */
  ofQuote: (headerID: string, before: number | null, count: number) =>
    database.all(
      activityRow,
      `select audit.id, at, coalesce(event_by_name, event) as event, coalesce(audit.name, users.name) as name, audit.customer_number, details, option_number, letter
       from audit left join users on users.id = audit.person
       left join issued_quotes on issued_quotes.header_id = audit.header_id and issued_quotes.version = audit.version
       where audit.header_id = $1 and ($2::integer is null or audit.id < $2) order by audit.id desc limit $3`,
      [Number(headerID), before, count],
    ),
})

export type AuditRepository = ReturnType<typeof auditRepository>

/** Writes down what somebody did, as part of the transaction that does it. */
export async function recordAuditEvent(
  sql: Sql,
  { id, name, customerNumber, requestId }: Asking,
  { event, headerID, versionNumber, at, details }: AuditRecord,
): Promise<void> {
  const stored = storedEvent(event)
  await sql.run(
    `insert into audit (at, event, person, customer_number, header_id, version, request_id, name, details, event_by_name, sequence)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
       case when $9::text is not null then (select coalesce(max(sequence), 0) + 1 from audit where header_id = $5) end)`,
    [
      at,
      stored.event,
      id,
      customerNumber,
      Number(headerID),
      versionNumber ?? null,
      requestId,
      name,
      details === undefined ? null : JSON.stringify(details),
      stored.byName,
    ],
  )
}

/** Writes down what somebody did that changes nothing. On a full disk it cannot be written, and reading goes on without. */
export async function noteRead(sql: Sql, asking: Asking, record: AuditRecord): Promise<void> {
  try {
    await recordAuditEvent(sql, asking, record)
  } catch (error) {
    if (!isFull(error)) throw error
  }
}

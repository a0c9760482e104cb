import type { AuditEvent } from '@ramp/contracts'
import type { Sql } from '../db/database.ts'
import type { Asking } from '../identity/caller.ts'

/** What somebody did to a quote. */
export type AuditRecord = {
  readonly event: AuditEvent
  readonly headerID: string
  /** Version of the quote it is about. */
  readonly versionNumber?: number
  readonly at: Date
  /** What it changed of the quote, which is held meanwhile: such events are numbered. Without it nothing of the quote changed. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** Writes down what somebody did, as part of the transaction that does it. */
export type RecordAuditEvent = (sql: Sql, asking: Asking, record: AuditRecord) => Promise<void>

/** Writes down what somebody did that changes nothing. */
export type Note = (asking: Asking, record: Omit<AuditRecord, 'at'>) => Promise<void>

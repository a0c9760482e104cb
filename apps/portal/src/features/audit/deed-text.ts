import type { AuditEvent } from '@ramp/contracts'

/** What was done, as a word. */
export const DEED_TEXT: Readonly<Record<AuditEvent, string>> = {
  created: 'Created',
  copied: 'Copied',
  issued: 'Issued',
  accepted: 'Accepted',
  reopened: 'Reopened',
  exported: 'PDF fetched',
}

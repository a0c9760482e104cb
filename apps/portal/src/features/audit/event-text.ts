import type { AuditEvent, listAudit, OutputOf } from '@ramp/contracts'

/** What was done, as a word. */
export const EVENT_TEXT: Readonly<Record<AuditEvent, string>> = {
  created: 'Created',
  copied: 'Copied',
  issued: 'Issued',
  accepted: 'Accepted',
  reopened: 'Reopened',
  exported: 'File fetched',
  'facts-saved': 'Facts for documents saved',
  granted: 'Shared with support',
  'grant-ended': 'Sharing ended',
  'shared-seen': 'Customer seen by support',
}

type Entry = OutputOf<typeof listAudit>['entries'][number]

/** What was done, and to which version: `Issued, version 2`. */
export const eventText = ({ event, versionNumber }: Pick<Entry, 'event' | 'versionNumber'>): string =>
  versionNumber === null ? EVENT_TEXT[event] : `${EVENT_TEXT[event]}, version ${versionNumber}`

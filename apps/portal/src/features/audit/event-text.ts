import type { AuditEvent, listAudit, OutputOf } from '@ramp/contracts'

/** What was done, as a word. */
export const EVENT_TEXT: Readonly<Record<AuditEvent, string>> = {
  created: 'Created',
  copied: 'Copied',
  finished: 'Finished',
  issued: 'Issued',
  accepted: 'Accepted',
  superseded: 'Superseded',
  withdrawn: 'Withdrawn',
  restored: 'Current again',
  declined: 'Declined',
  approved: 'Approved',
  amended: 'Amended',
  'not-chosen': 'Not chosen',
  canceled: 'Canceled',
  extended: 'Extended',
  'option-added': 'Option added',
  'option-renamed': 'Option renamed',
  'change-begun': 'Change order started',
  're-priced': 'Re-priced',
  reopened: 'Reopened',
  exported: 'File downloaded',
  'facts-saved': 'Job details saved',
  'price-saved': 'Price changed',
  granted: 'Shared with support',
  'grant-ended': 'Sharing ended',
  'shared-seen': 'Customer details viewed by support',
  archived: 'Archived',
  unarchived: 'Restored from archive',
}

type Entry = OutputOf<typeof listAudit>['entries'][number]

/** What was done, and to which version: `Issued, version 2`. */
export const eventText = ({ event, versionNumber }: Pick<Entry, 'event' | 'versionNumber'>): string =>
  versionNumber === null ? EVENT_TEXT[event] : `${EVENT_TEXT[event]}, version ${versionNumber}`

import type { ActivityEntry, AuditEvent } from '@ramp/contracts'
import { dayText } from '@ramp/domain'

/** What somebody did, as the end of a sentence that begins with the name. */
const DID: Readonly<Record<AuditEvent, string>> = {
  created: 'created the quote',
  copied: 'created the quote as a copy',
  finished: 'finished',
  issued: 'issued',
  accepted: 'accepted',
  superseded: 'superseded',
  withdrawn: 'withdrew',
  restored: 'made current again',
  declined: 'recorded as declined',
  approved: 'recorded the approval of',
  amended: 'amended',
  'not-chosen': 'did not choose',
  canceled: 'canceled the approval of',
  extended: 'extended',
  'option-added': 'added',
  'option-renamed': 'renamed',
  'change-begun': 'started a change order',
  reopened: 'opened the quote in the designer',
  exported: 'downloaded a document',
  'facts-saved': 'changed the job details',
  'price-saved': 'changed the price',
  granted: 'shared customer and prices with support',
  'grant-ended': 'ended sharing with support',
  'shared-seen': 'viewed the customer details',
  're-priced': 're-priced',
  archived: 'archived the quote',
  unarchived: 'restored the quote from the archive',
}

/** What people call a revision in a sentence about something else than its proposal. */
const OF_REVISION: readonly AuditEvent[] = ['exported']

/** One event as a sentence: `Dana Miller issued 1042-1B`. */
export function activityText(entry: ActivityEntry): string {
  const { event, revision, option, optionName, validUntil, person, isManufacturer } = entry
  const who = `${person ?? 'Someone'}${isManufacturer ? ' (manufacturer)' : ''}`
  const did = `${who} ${DID[event]}`
  if (event === 'option-added' || event === 'option-renamed')
    return `${did} ${optionText(option, optionName)}`
  if (revision === null) return did
  if (OF_REVISION.includes(event)) return `${did} of ${revision}`
  const until = event === 'extended' && validUntil !== null ? ` to ${dayText(validUntil)}` : ''
  return `${did} ${revision}${until}`
}

function optionText(option: number | null, name: string | null): string {
  const numbered = option === null ? 'an option' : `option ${option}`
  return name ? `${numbered}, ${name}` : numbered
}

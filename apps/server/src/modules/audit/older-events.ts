import type { AuditEvent } from '@ramp/contracts'

/** The events that servers before options and revisions know. Their list is refused whole where one entry has another. */
const OLDER_EVENTS = [
  'created',
  'copied',
  'issued',
  'accepted',
  'reopened',
  'exported',
  'facts-saved',
  'granted',
  'grant-ended',
  'shared-seen',
] as const satisfies readonly AuditEvent[]
type OlderEvent = (typeof OLDER_EVENTS)[number]

/** What older servers say of the other events: a drawing that was finished was 'issued', whatever else was entered is 'facts-saved'. */
const NEAREST: Readonly<Record<Exclude<AuditEvent, OlderEvent>, OlderEvent>> = {
  finished: 'issued',
  'change-begun': 'reopened',
  superseded: 'facts-saved',
  withdrawn: 'facts-saved',
  restored: 'facts-saved',
  declined: 'facts-saved',
  approved: 'facts-saved',
  amended: 'facts-saved',
  'not-chosen': 'facts-saved',
  canceled: 'facts-saved',
  extended: 'facts-saved',
  'option-added': 'facts-saved',
  'option-renamed': 'facts-saved',
  're-priced': 'facts-saved',
  'price-saved': 'facts-saved',
  archived: 'facts-saved',
  unarchived: 'facts-saved',
}

const isOlder = (event: AuditEvent): event is OlderEvent => OLDER_EVENTS.some((older) => older === event)

/** The event as older servers read it, and by its own name where that is another. */
export const storedEvent = (
  event: AuditEvent,
): { readonly event: OlderEvent; readonly byName: AuditEvent | null } =>
  isOlder(event) ? { event, byName: null } : { event: NEAREST[event], byName: event }

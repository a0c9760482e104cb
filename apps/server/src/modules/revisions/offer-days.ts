/** Where nobody entered the dealer's time zone, a day has ended once it has in every state: no offer ends early. */
const LAST_ZONE = 'Pacific/Honolulu'

/** Days that an offer holds where neither the offer nor its dealer says otherwise. */
export const USUAL_DAYS = 30

const calendars = new Map<string, Intl.DateTimeFormat>()

/** The calendar of a time zone, made once: that takes longer than the rest of a call. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  calendars.set(timeZone, made)
  return made
}

/** The day at a moment in a time zone: `2026-11-27`. */
export const dayIn = (at: Date, timeZone: string | null): string =>
  calendarOf(timeZone ?? LAST_ZONE).format(at)

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** An offer holds until its last day has ended where the dealer is; nothing is written when it has. */
export const isExpired = (validUntil: string | null, now: Date, timeZone: string | null): boolean =>
  validUntil !== null && dayIn(now, timeZone) > validUntil

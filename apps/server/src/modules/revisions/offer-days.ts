/** Where nobody entered the dealer's time zone, a day has ended once it has in every state: no offer ends early. */
const LAST_ZONE = 'Pacific/Honolulu'

/** Days that an offer holds where neither the offer nor its dealer says otherwise. */
export const USUAL_DAYS = 30

/** The day at a moment in a time zone: `2026-11-27`. */
export function dayIn(at: Date, timeZone: string | null): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZone ?? LAST_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return parts.format(at)
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** An offer holds until its last day has ended where the dealer is; nothing is written when it has. */
export const isExpired = (validUntil: string | null, now: Date, timeZone: string | null): boolean =>
  validUntil !== null && dayIn(now, timeZone) > validUntil

import { z } from 'zod'
import type { Sql, Value } from '../../db/database.ts'

/** The day now in the time zone of a dealer, or in the last one that has it where none was entered. */
export type DayNow = (timeZone: string | null) => string

/** Puts a value into a statement; what stands for it there. */
export type Put = (value: Value) => string

const zoneRow = z.object({ time_zone: z.string() })

/** What day it is for the dealer of each quote, as an expression: of one dealer a day, of all dealers a choice. */
export async function dayOfDealers(
  sql: Sql,
  customer: string | null,
  dayNow: DayNow,
): Promise<(put: Put) => string> {
  const zones = await sql.all(
    zoneRow,
    'select distinct time_zone from dealer_cards where time_zone is not null and ($1::text is null or customer_number = $1)',
    [customer],
  )
  const named = zones.map(({ time_zone }) => time_zone)
  if (customer !== null || named.length === 0) return (put) => `${put(dayNow(named[0] ?? null))}::date`
  return (put) => {
    const days = named.map((zone) => `when ${put(zone)} then ${put(dayNow(zone))}::date`)
    const zoneOf = '(select time_zone from dealer_cards where customer_number = headers.customer_number)'
    return `case ${zoneOf} ${days.join(' ')} else ${put(dayNow(null))}::date end`
  }
}

/** How far a quote is on a day; whether its proposal has expired is never written (decision 146). */
export const stateOn = (today: string): string =>
  `case when headers.changing_option is not null then 'changing'
     when headers.status = 'accepted' then 'ordered'
     when headers.status = 'draft' then 'draft'
     when headers.offer_state = 'issued' then case when headers.valid_until < ${today} then 'expired' else 'issued' end
     when headers.offer_state in ('approved', 'declined', 'withdrawn', 'canceled') then headers.offer_state
     else 'received' end`

/** Whether a quote is issued and expires within so many days. */
export const expiresWithin = (today: string, days: string): string =>
  `(headers.offer_state = 'issued' and headers.changing_option is null and headers.status <> 'accepted'
     and headers.valid_until between ${today} and ${today} + ${days}::integer)`

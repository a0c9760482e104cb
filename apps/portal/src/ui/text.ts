import type { DraftSummary, QuoteSummary } from '@ramp/contracts'
import type { ProductRules } from '@ramp/domain'
import { moneyText } from '@ramp/shell'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dateIn = (timeZone?: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const date = dateIn()

/** The day of an ISO moment where the person is, or in a time zone: `Nov 27, 2026`. */
export const dateText = (iso: string, timeZone?: string) =>
  (timeZone === undefined ? date : dateIn(timeZone)).format(new Date(iso))

/** An ISO moment in the person's own time. */
export const momentText = (iso: string) => day.format(new Date(iso))

const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment of the next days, in the person's own time: `Nov 28, 2:05 PM`. */
export const untilText = (iso: string) => dayAndTime.format(new Date(iso))

const MINUTE_MS = 60_000

/** How long ago a moment was, as short as a list needs it: `5 min ago`, `Today, 9:14 AM`, `Yesterday`, `Nov 19`. */
export function agoText(iso: string, now: Date): string {
  const moment = new Date(iso)
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes} min ago`
  switch (daysBetween(moment, now)) {
    case 0:
      return `Today, ${time.format(moment)}`
    case 1:
      return 'Yesterday'
    default:
      return (moment.getFullYear() === now.getFullYear() ? dayOfYear : date).format(moment)
  }
}

/** Midnights between two moments, where the person is. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())
  return Math.round((midnight(to) - midnight(from)) / (24 * 60 * MINUTE_MS))
}

const shortMoment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** When unfinished work was saved: `Draft, saved 2:05 PM`, `Draft, saved Nov 26, 2:05 PM`. */
export function draftText({ savedAt }: Pick<DraftSummary, 'savedAt'>, now: Date): string {
  const moment = new Date(savedAt)
  return `Draft, saved ${(daysBetween(moment, now) === 0 ? time : shortMoment).format(moment)}`
}

/** A product line with its code, which some lines have for a name: `PATHWAY 3G (P3G)`, `APD`. */
export const productText = ({ code, name }: Pick<ProductRules, 'code' | 'name'>) =>
  name === code ? name : `${name} (${code})`

/** A day without a time: `Dec 27`, with its year in another one. */
function dayOfText(day: string, now: Date): string {
  const at = new Date(`${day}T12:00:00`)
  return (at.getFullYear() === now.getFullYear() ? dayOfYear : date).format(at)
}

/** Until when the proposals of a quote are valid; null where none is issued. */
export function validText(
  { state, validUntil }: Pick<QuoteSummary, 'state' | 'validUntil'>,
  now: Date,
): string | null {
  if (validUntil === null || (state !== 'issued' && state !== 'expired')) return null
  return `${state === 'issued' ? 'Valid until' : 'Was valid until'} ${dayOfText(validUntil, now)}`
}

/** What stands where there is nothing yet. */
export const nothingYet = '–'

/** What stands in place of a price that is not for this person. */
export const NOT_SHOWN = 'Not shown'

/** The price of a quote; a quote that is not a draft has one. */
export const priceText = ({ partsTotal, status }: Pick<QuoteSummary, 'partsTotal' | 'status'>): string =>
  partsTotal === null ? (status === 'draft' ? nothingYet : NOT_SHOWN) : moneyText(partsTotal)

/** What the checks of a quote said, as short as a list needs it; a quote is checked when it is issued. */
export const checksText = ({ verdict, status }: Pick<QuoteSummary, 'verdict' | 'status'>): string =>
  verdict?.short ?? (status === 'draft' ? 'Not checked yet' : 'Not checked')

/** The slope of the first run; without a ramp there is none, and the quote holds 0:0. */
export const slopeText = (ratio: string): string => (ratio === '0:0' ? nothingYet : ratio)

import { QUOTE_STATE_TEXT, type QuoteSummary } from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import { BYTE_ORDER_MARK, csvCell } from '@ramp/formats'

/** What a list says of the site of a quote; null where the caller does not see it. */
type SiteOfQuote = {
  readonly contact: string
  readonly phone: string
  readonly address: readonly string[]
} | null

/** A quote as the file lists it. */
export type ListedQuote = {
  readonly quote: QuoteSummary
  readonly site: SiteOfQuote
  /** The day of a moment where the dealer of the quote is. */
  readonly dayOf: (moment: string) => string
}

type Column = readonly [title: string, of: (listed: ListedQuote) => string | number | null | undefined]

const COLUMNS: readonly Column[] = [
  ['Number', ({ quote }) => quote.id],
  ['Name', ({ quote }) => quote.name],
  ['Customer number', ({ quote }) => quote.customerNumber],
  ['Product', ({ quote }) => productRules(quote.productLine).name],
  ['Status', ({ quote }) => QUOTE_STATE_TEXT[quote.state]],
  ['Valid until', ({ quote }) => quote.validUntil],
  ['Parts total', ({ quote }) => (quote.partsTotal === null ? null : (quote.partsTotal / 100).toFixed(2))],
  ['Linear feet', ({ quote }) => quote.linearFeet],
  ['Contact', ({ site }) => site?.contact],
  ['Phone', ({ site }) => site?.phone],
  ['Address', ({ site }) => site?.address.join(', ')],
  ['Created by', ({ quote }) => quote.createdBy],
  ['Created', ({ quote, dayOf }) => dayOf(quote.createdAt)],
  ['Updated', ({ quote, dayOf }) => dayOf(quote.updatedAt)],
  ['Archived', ({ quote, dayOf }) => quote.archivedAt && dayOf(quote.archivedAt)],
]

/** The quotes as a spreadsheet reads them. */
export const quotesCsv = (listed: readonly ListedQuote[]): string =>
  BYTE_ORDER_MARK +
  [COLUMNS.map(([title]) => title), ...listed.map((one) => COLUMNS.map(([, of]) => csvCell(of(one) ?? '')))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')

import { described, productLine } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../call/endpoint.ts'
import { quoteStatus } from '../headers/headers.ts'
import { QUOTE_STATES, quoteState } from './quote-state.ts'
import { quoteSummary } from './quotes.ts'

/** What quotes can be put in order by. */
export const QUOTE_SORTS = ['updated', 'number', 'name', 'length', 'price'] as const
export type QuoteSort = (typeof QUOTE_SORTS)[number]

export const SORT_ORDERS = ['asc', 'desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** How far back a list of quotes can reach, in days; as text, since it travels in the address. */
export const CHANGED_WITHIN = ['7', '30', '90'] as const

/** How many days ahead quotes are listed that expire; as text, too. */
export const EXPIRES_WITHIN = ['14'] as const

/** Words that a search may have: each is looked for in every quote. */
export const MOST_WORDS = 8

const search = z.string().check(
  z.maxLength(100),
  z.regex(/^\P{Cc}*$/u, 'must be one line of text'),
  z.refine((text) => wordsOfSearch(text).length <= MOST_WORDS, `must have at most ${MOST_WORDS} words`),
)

export const wordsOfSearch = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '')

/** Which quotes are listed, and in which order. What is left out limits nothing. */
export const quotesFilter = z.object({
  search: z
    .optional(search)
    .apply(
      described,
      'Up to eight words. Each must be in the name, number, customer number, creator, product line, an option name, a revision name, the short name of a part, the permit number, or the contact, phone or address of the site. Internal staff and customer 00000 do not search contact, phone and address of other customers.',
    ),
  status: z.optional(quoteStatus),
  state: z.optional(quoteState),
  expiresWithin: z
    .optional(z.enum(EXPIRES_WITHIN))
    .apply(described, 'Issued quotes whose last valid day is at most this many days away.'),
  archived: z
    .optional(z.enum(['yes']))
    .apply(described, 'If set, only archived quotes. If left out, all others.'),
  productLine: z.optional(productLine),
  customerNumber: z.optional(z.string().check(z.regex(/^\d{5}$/, 'must be five digits'))),
  changedWithin: z.optional(z.enum(CHANGED_WITHIN)).apply(described, 'Changed within this many days.'),
  sort: z.optional(z.enum(QUOTE_SORTS)).apply(described, 'Default: last change.'),
  order: z.optional(z.enum(SORT_ORDERS)).apply(described, 'Default: descending.'),
})
export type QuotesFilter = z.output<typeof quotesFilter>

const count = z.number().apply(described, 'Number of quotes.')

type StateCounts = Record<(typeof QUOTE_STATES)[number], typeof count>

export const listQuotes = endpoint({
  method: 'GET',
  path: '/api/quotes',
  summary: "Quotes of the caller's customer number, filtered and sorted, 50 a page.",
  input: z.extend(quotesFilter, {
    after: z
      .optional(z.string().check(z.maxLength(1000)))
      .apply(
        described,
        '`next` of the previous page, with the same filter and order. Leave it out for the first page.',
      ),
  }),
  output: z.object({
    quotes: z.array(quoteSummary),
    next: z.nullable(z.string()),
    found: z
      .object({ draft: count, received: count, accepted: count })
      .apply(described, 'Number of quotes by status that match the rest of the filter.'),
    states: z
      .object(Object.fromEntries(QUOTE_STATES.map((state) => [state, count])) as StateCounts)
      .apply(described, 'The same by state.'),
    total: count.apply(described, 'Number of all quotes that the caller may see, archived ones apart.'),
    archived: count.apply(described, 'Number of archived quotes that match the rest of the filter.'),
    customers: z.array(z.string()).apply(described, 'Customer numbers of these quotes.'),
  }),
})

export const getQuotesCsv = fileEndpoint({
  method: 'GET',
  path: '/api/quotes/list.csv',
  summary:
    'The filtered list as a CSV file for spreadsheets: UTF-8 with a byte order mark, all pages. No cell begins a formula. Columns that the caller may not see are empty.',
  contentType: 'text/csv; charset=utf-8',
  input: quotesFilter,
})

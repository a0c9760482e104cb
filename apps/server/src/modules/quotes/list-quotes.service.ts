import {
  type getQuotesCsv,
  type listQuotes,
  QUOTE_STATES,
  type QuoteState,
  type QuoteSummary,
  type ValidInputOf,
  wordsOfSearch,
} from '@ramp/contracts'
import { personQueue } from '../../analysis/person-queue.ts'
import { sharedRuns } from '../../db/pacing/shared-runs.ts'
import { AppError, invalidField } from '../../http/app-error.ts'
import { seesQuotesOf } from '../../identity/access.policy.ts'
import { NO_PRICES } from '../../identity/call-access.ts'
import type { Caller } from '../../identity/caller.ts'
import { maySee } from '../../identity/field-access.ts'
import type { CountsOfQuotes, Page, Wanted } from './list-quotes.repository.ts'
import { type Cursor, cursorAfter, cursorText, readCursor, type Sorting } from './page-cursor.ts'
import { summaryFor } from './quote-as-seen.ts'
import type { QuotesRepository } from './quotes.repository.ts'
import { type ListedQuote, quotesCsv } from './quotes-csv.ts'

const PAGE = 50

type Filter = ValidInputOf<typeof listQuotes>
type FilterOfFile = ValidInputOf<typeof getQuotesCsv>
/** Searches look at every quote, so nobody's many searches keep the database from the others. */
const SEARCHES = { places: 2, running: 1, waiting: 7, waitingOfAll: 100, work: 'searches' }

type Deps = {
  readonly repository: QuotesRepository
  readonly now: () => Date
  /** The day of a moment in the time zone of a dealer, or in the last one that has it where none was entered. */
  readonly dayIn: (at: Date, timeZone: string | null) => string
}

export const listQuotesService = ({ repository, now, dayIn }: Deps) => {
  const searches = personQueue(SEARCHES)
  const share = sharedRuns<Awaited<ReturnType<QuotesRepository['list']>>>()
  return {
    async list(caller: Caller, filter: Filter) {
      const sorting = sortingFor(caller, filter)
      const { after, status, state } = filter
      const cursor = after === undefined ? null : readCursor(after, sorting)
      if (after !== undefined && !cursor) throw invalidField('after', 'must be `next` of the previous page')
      const wanted = wantedOf(caller, filter, now())
      const page = { ...sorting, status, state, cursor, limit: PAGE + 1 }
      const ask = () => repository.list(wanted, page)
      // People of a dealer mostly look at the same page, so they share its answer, and a place in the queue of searches.
      const listed = await share(JSON.stringify({ wanted, page }), () =>
        wanted.words.length === 0 ? ask() : searches.run(caller.id, ask),
      )
      const quotes = listed.quotes.slice(0, PAGE)
      const last = quotes.at(-1)
      const next = listed.quotes.length > PAGE && last ? cursorText(last, sorting) : null
      return {
        quotes: quotes.map((quote) => summaryFor(caller, quote)),
        next,
        ...sumsOf(listed.counts, wanted.isArchived),
      }
    },

    /** Every page of a list as a file; one at a time, like a search. */
    async csv(caller: Caller, filter: FilterOfFile): Promise<string> {
      const sorting = sortingFor(caller, filter)
      const wanted = wantedOf(caller, filter, now())
      const { status, state } = filter
      const listed: ListedQuote[] = []
      await searches.run(caller.id, async () => {
        const zones = await repository.timeZones()
        let cursor: Cursor | null = null
        do {
          const page: Page = { ...sorting, status, state, cursor, limit: PAGE_OF_FILE }
          const quotes = await repository.page(wanted, page)
          const sites = maySeeSites(caller, quotes)
          const siteOf = await repository.sites(sites.map(({ id }) => id))
          listed.push(
            ...quotes.map((quote) => ({
              quote: summaryFor(caller, quote),
              site: siteOf.get(quote.id) ?? null,
              dayOf: (moment: string) => dayIn(new Date(moment), zones.get(quote.customerNumber) ?? null),
            })),
          )
          const last = quotes.length < PAGE_OF_FILE ? undefined : quotes.at(-1)
          cursor = last ? cursorAfter(last, sorting) : null
        } while (cursor !== null)
      })
      return quotesCsv(listed)
    },
  }
}

const PAGE_OF_FILE = 1000

/** Quotes whose site the caller sees in a list, where no grant counts. */
const maySeeSites = (caller: Caller, quotes: readonly QuoteSummary[]) =>
  quotes.filter(({ customerNumber }) => maySee(caller, 'customer', { customerNumber, isGranted: false }))

function sortingFor(caller: Caller, { sort = 'updated', order = 'desc' }: FilterOfFile): Sorting {
  // Their order would tell who costs more.
  if (sort === 'price' && !maySee(caller, 'listPrice')) throw new AppError('role.refused', NO_PRICES)
  return { sort, order }
}

const DAY_MS = 24 * 60 * 60 * 1000

const wantedOf = (
  caller: Caller,
  { search = '', productLine, customerNumber, changedWithin, expiresWithin, archived }: FilterOfFile,
  now: Date,
): Wanted => ({
  visibleTo: seesQuotesOf(caller),
  words: wordsOfSearch(search),
  // What is found by a name says whose it is; a grant is for one quote and finds nothing.
  customersOf: maySee(caller, 'customer') ? null : caller.customerNumber,
  productLine,
  customerNumber,
  changedSince: changedWithin ? new Date(now.getTime() - Number(changedWithin) * DAY_MS) : null,
  expiresWithin: expiresWithin ? Number(expiresWithin) : null,
  isArchived: archived === 'yes',
})

/** How many quotes there are, how many of each status and state were found, and whose there are at all. */
function sumsOf({ found, customers }: CountsOfQuotes, isArchived: boolean) {
  const sum = (counted: readonly { readonly quotes: number }[]) =>
    counted.reduce((total, { quotes }) => total + quotes, 0)
  const foundIn = (fits: (state: QuoteState) => boolean) =>
    sum(found.filter((one) => one.is_archived === isArchived && fits(one.state)))
  return {
    found: {
      draft: foundIn((state) => state === 'draft'),
      received: foundIn((state) => state !== 'draft' && state !== 'ordered'),
      accepted: foundIn((state) => state === 'ordered'),
    },
    states: Object.fromEntries(
      QUOTE_STATES.map((state) => [state, foundIn((one) => one === state)]),
    ) as Record<QuoteState, number>,
    total: sum(customers),
    archived: sum(found.filter((one) => one.is_archived)),
    customers: customers.map((one) => one.customer_number).sort(),
  }
}

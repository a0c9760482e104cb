import { type listQuotes, type ValidInputOf, wordsOfSearch } from '@ramp/contracts'
import { personQueue } from '../../analysis/person-queue.ts'
import { AppError, invalidField } from '../../http/app-error.ts'
import { seesQuotesOf } from '../../identity/access.policy.ts'
import { NO_PRICES } from '../../identity/call-access.ts'
import type { Caller } from '../../identity/caller.ts'
import { maySee } from '../../identity/field-access.ts'
import type { CountOfQuotes, Wanted } from './list-quotes.repository.ts'
import { cursorText, readCursor } from './page-cursor.ts'
import { summaryFor } from './quote-as-seen.ts'
import type { QuotesRepository } from './quotes.repository.ts'

const PAGE = 50

type Filter = ValidInputOf<typeof listQuotes>
/** Searches look at every quote, so nobody's many searches keep the database from the others. */
const SEARCHES = { places: 2, running: 1, waiting: 7, waitingOfAll: 100, work: 'searches' }

type Deps = { readonly repository: QuotesRepository; readonly now: () => Date }

export const listQuotesService = ({ repository, now }: Deps) => {
  const searches = personQueue(SEARCHES)
  return {
    async list(caller: Caller, filter: Filter) {
      const sorting = { sort: filter.sort ?? 'updated', order: filter.order ?? 'desc' } as const
      const { after, status } = filter
      // Their order would tell who costs more.
      if (sorting.sort === 'price' && !maySee(caller, 'listPrice'))
        throw new AppError('role.refused', NO_PRICES)
      const cursor = after === undefined ? null : readCursor(after, sorting)
      if (after !== undefined && !cursor) throw invalidField('after', 'must be `next` of the previous page')
      const wanted = wantedOf(filter, seesQuotesOf(caller), now())
      const ask = () => repository.list(wanted, { ...sorting, status, cursor, limit: PAGE + 1 })
      const listed = await (wanted.words.length === 0 ? ask() : searches.run(caller.id, ask))
      const quotes = listed.quotes.slice(0, PAGE)
      const last = quotes.at(-1)
      const next = listed.quotes.length > PAGE && last ? cursorText(last, sorting) : null
      return { quotes: quotes.map((quote) => summaryFor(caller, quote)), next, ...sumsOf(listed.counts) }
    },
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

const wantedOf = (
  { search = '', productLine, customerNumber, changedWithin }: Filter,
  visibleTo: string | null,
  now: Date,
): Wanted => ({
  visibleTo,
  words: wordsOfSearch(search),
  productLine,
  customerNumber,
  changedSince: changedWithin ? new Date(now.getTime() - Number(changedWithin) * DAY_MS) : null,
})

/** How many quotes there are, how many of each status were found, and whose there are at all. */
function sumsOf(counts: readonly CountOfQuotes[]) {
  const found = { draft: 0, received: 0, accepted: 0 }
  for (const one of counts) found[one.status] += one.found
  return {
    found,
    total: counts.reduce((sum, one) => sum + one.total, 0),
    customers: [...new Set(counts.map((one) => one.customer_number))].sort(),
  }
}

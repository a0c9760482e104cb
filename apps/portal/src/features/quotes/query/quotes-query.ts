import type { listQuotes, OutputOf, QuotesFilter } from '@ramp/contracts'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { POLLING_INTERVAL_MS } from '../../../lib/polling-interval.ts'

export type QuotePage = OutputOf<typeof listQuotes>
/** `next` of the page before; null for the first page. */
type After = string | null

/** Instead of no list at all: the reason why it could not be loaded then stays in view while it is asked for again. */
const NOTHING_YET: InfiniteData<QuotePage, After> = { pages: [], pageParams: [] }

/** The caller's quotes page by page, as they are filtered and ordered. */
export const quotesQuery = (filter: QuotesFilter, ask: (after: After) => Promise<QuotePage>) =>
  infiniteQueryOptions({
    queryKey: ['quotes', filter],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: null as After,
    getNextPageParam: ({ next }) => next,
    initialData: NOTHING_YET,
    // A long list takes as many calls as it has pages.
    refetchInterval: ({ state }) => POLLING_INTERVAL_MS * Math.max(1, state.data?.pages.length ?? 0),
  })

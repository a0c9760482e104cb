import type { listQuotes, OutputOf } from '@ramp/contracts'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'

type QuotePage = OutputOf<typeof listQuotes>
/** `next` of the page before; null for the first page. */
type After = string | null

/** Instead of no list at all: the reason why it could not be loaded then stays in view while it is asked for again. */
const NOTHING_YET: InfiniteData<QuotePage, After> = { pages: [], pageParams: [] }

/** The caller's quotes page by page, the last changed first. */
export const quotesQuery = (ask: (after: After) => Promise<QuotePage>) =>
  infiniteQueryOptions({
    queryKey: ['quotes'],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: null as After,
    getNextPageParam: ({ next }) => next,
    initialData: NOTHING_YET,
  })

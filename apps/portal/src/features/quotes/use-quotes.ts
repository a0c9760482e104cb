import { listQuotes } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useInfiniteQuery } from '@tanstack/react-query'
import { quotesQuery } from './quotes-query.ts'

/** The quotes of the caller; null until they are there. */
export function useQuotes() {
  const api = useApi()
  const query = quotesQuery((after) => api.call(listQuotes, after === null ? {} : { after }))
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(query)
  return {
    quotes: data.pages.length === 0 ? null : data.pages.flatMap(({ quotes }) => quotes),
    hasMore: hasNextPage,
    error,
    showMore: () => void fetchNextPage(),
  }
}

import { useDebouncedValue } from '@mantine/hooks'
import { listQuotes, type QuotesFilter } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quotesQuery } from './quotes-query.ts'

/** Between two letters of somebody who types. */
const PAUSE_MS = 150

/** The quotes of the caller that a filter leaves; null until the first of them are there. */
export function useQuotes(filter: QuotesFilter) {
  const api = useApi()
  const [search] = useDebouncedValue(filter.search, PAUSE_MS)
  const asked = { ...filter, search: search === '' ? undefined : search }
  const query = quotesQuery(asked, (after) =>
    api.call(listQuotes, { ...asked, ...(after === null ? {} : { after }) }),
  )
  const { data, error, hasNextPage, fetchNextPage, dataUpdatedAt } = useInfiniteQuery(query)
  const shown = useLastAnswer(data)
  const [first] = shown.pages
  return {
    list: first ? { ...first, quotes: shown.pages.flatMap(({ quotes }) => quotes) } : null,
    /** What is shown answers an earlier question. */
    isLate: shown !== data || filter.search !== search,
    /** When the list was as it is shown. */
    asOf: new Date(dataUpdatedAt),
    hasMore: hasNextPage,
    error,
    showMore: () => void fetchNextPage(),
  }
}

/** What was there before stays in view until the answer to another question has come. */
function useLastAnswer<Answer extends { readonly pages: readonly unknown[] }>(answer: Answer): Answer {
  const [last, setLast] = useState(answer)
  if (answer.pages.length === 0 || answer === last) return last
  setLast(answer)
  return answer
}

import { useDebouncedValue } from '@mantine/hooks'
import { type AuditFilter, listAudit } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

/** Between two letters of somebody who types. */
const PAUSE_MS = 200

/** What was done to quotes, as it is narrowed, the newest first; null until the first of it is there. */
export function useAudit(filter: AuditFilter) {
  const api = useApi()
  const [asked] = useDebouncedValue(filter, PAUSE_MS)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useInfiniteQuery(
    {
      queryKey: ['audit', asked],
      queryFn: ({ pageParam }) =>
        api.call(listAudit, { ...asked, ...(pageParam === null ? {} : { after: pageParam }) }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      // What was there before stays in view until the answer to another question has come.
      placeholderData: keepPreviousData,
    },
  )
  return {
    entries: data ? data.pages.flatMap((page) => page.entries) : null,
    /** What is shown answers an earlier question. */
    isLate: isPlaceholderData || asked !== filter,
    isFetchingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    error,
    showMore: () => void fetchNextPage(),
  }
}

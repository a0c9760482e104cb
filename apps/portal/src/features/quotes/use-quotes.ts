import { listQuotes, type OutputOf, type QuoteSummary } from '@ramp/contracts'
import { type Api, useApi } from '@ramp/shell'
import { useCallback, useState } from 'react'
import { useLoad } from '../../lib/use-load.ts'

/** The first pages of the caller's quotes, and whether there are more. */
async function loadPages(api: Api, pages: number) {
  const quotes: QuoteSummary[] = []
  let next: string | null = null
  for (let page = 0; page < pages; page++) {
    const reply: OutputOf<typeof listQuotes> = await api.call(
      listQuotes,
      next === null ? {} : { after: next },
    )
    quotes.push(...reply.quotes)
    next = reply.next
    if (next === null) break
  }
  return { quotes, hasMore: next !== null }
}

/** The quotes of the caller; null until they are there. */
export function useQuotes() {
  const api = useApi()
  const [pages, setPages] = useState(1)
  const load = useCallback(() => loadPages(api, pages), [api, pages])
  const { value, error } = useLoad(load)
  return {
    quotes: value?.quotes ?? null,
    hasMore: value?.hasMore ?? false,
    error,
    showMore: () => setPages(pages + 1),
  }
}

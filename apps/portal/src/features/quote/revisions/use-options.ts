import { listOptions, type QuoteOptions } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { POLLING_INTERVAL_MS } from '../../../lib/polling-interval.ts'

/** Options and revisions of a quote, read again while the page is in sight. */
export function useOptions(id: string) {
  const api = useApi()
  const client = useQueryClient()
  const key = ['options', id]
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => api.call(listOptions, { id }),
    refetchInterval: POLLING_INTERVAL_MS,
  })
  return {
    options: data ?? null,
    error,
    /** Shows what a change answered, and reads the rest of the quote again. */
    async show(changed: QuoteOptions) {
      client.setQueryData(key, changed)
      await client.invalidateQueries({ queryKey: ['quote', id] })
    },
  }
}

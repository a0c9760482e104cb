import { acceptQuote, getQuote } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { POLLING_INTERVAL_MS } from '../../lib/polling-interval.ts'

/** One quote, what came back from the designer, and its acceptance. */
export function useQuote(id: string) {
  const api = useApi()
  const client = useQueryClient()
  const {
    data: quote,
    error,
    refetch,
  } = useQuery({
    queryKey: ['quote', id],
    queryFn: () => api.call(getQuote, { id }),
    // Nothing yet: why it could not be loaded then stays in view while it is asked for again.
    initialData: null,
    // An accepted quote is frozen; what support sees of it ends.
    refetchInterval: ({ state }) =>
      state.data?.status === 'accepted' && state.data.grantedUntil === null ? false : POLLING_INTERVAL_MS,
  })

  /** Accepts the version that is on the screen; a newer one that came meanwhile is shown instead. */
  async function accept(versionNumber: number, confirmed?: { priceList: string; cost: number }) {
    try {
      await api.call(acceptQuote, { id, versionNumber, ...(confirmed && { confirmed }) })
    } finally {
      // Its revision is the order now, and a change order is what comes next.
      await Promise.all([refetch(), client.invalidateQueries({ queryKey: ['options', id] })])
    }
  }

  return { quote, error, accept, refetch }
}

import { getDesignerLink, type QuoteSummary } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { POLLING_INTERVAL_MS } from './polling-interval.ts'
import { useAccess } from './use-access.ts'

const KEPT_MS = 10 * 60 * 1000

/** Where the designer opens a quote; null until it is known, and where it may not be changed. */
export function useDesignerPath({ id, status }: Pick<QuoteSummary, 'id' | 'status'>) {
  const api = useApi()
  const { mayChange } = useAccess()
  const { data, error } = useQuery({
    queryKey: ['designer path', id],
    queryFn: async () => (await api.call(getDesignerLink, { id })).path,
    enabled: status !== 'accepted' && mayChange,
    // It stays good: asking again would only write the same number in other letters.
    staleTime: 'static',
    gcTime: KEPT_MS,
    refetchInterval: ({ state }) => (state.error ? POLLING_INTERVAL_MS : false),
  })
  return { path: status === 'accepted' || !mayChange ? null : (data ?? null), error }
}

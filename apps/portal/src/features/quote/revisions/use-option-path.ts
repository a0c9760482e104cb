import { getDesignerLink } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'

/** Where the designer opens an option of a quote; null until it is known, and for no option. */
export function useOptionPath(id: string, option: number | null): string | null {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['option path', id, option],
    queryFn: async () => (await api.call(getDesignerLink, { id, ...(option !== null && { option }) })).path,
    enabled: option !== null,
    staleTime: 'static',
  })
  return option === null ? null : (data ?? null)
}

import { getUserPermissions } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'

/** Whether internal staff is signed in; false until the server has said so. */
export function useIsInternal(): boolean {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['permissions'],
    queryFn: () => api.call(getUserPermissions, {}),
    staleTime: 'static',
  })
  return data?.isInternal ?? false
}

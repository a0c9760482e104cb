import { getUserPermissions } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'

/** Before the server has said so: what most people may, so that nothing comes late for them. */
const OF_MOST = {
  isInternal: false,
  isSupport: false,
  seesPrices: true,
  mayChange: true,
  mayChangeSettings: false,
  ownsPrices: false,
  isOfDealer: false,
}

/** What the person who is signed in may do, and sees of every quote. */
export function useAccess() {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['permissions'],
    queryFn: () => api.call(getUserPermissions, {}),
    staleTime: 'static',
  })
  if (!data) return OF_MOST
  const { isInternal, role, sees, mayChange } = data
  return {
    isInternal,
    isSupport: role === 'manufacturer',
    seesPrices: sees.includes('listPrice'),
    mayChange,
    mayChangeSettings: role === 'owner' || role === 'office',
    ownsPrices: role === 'owner',
    isOfDealer: role !== 'manufacturer',
  }
}

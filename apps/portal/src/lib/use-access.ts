import { CallError, getUserPermissions } from '@ramp/contracts'
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

/** Somebody who is signed in and not approved: nothing is offered that could only be refused. */
const OF_NOBODY = { ...OF_MOST, seesPrices: false, mayChange: false }

const isNotApproved = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'access.not-approved'

/** What the person who is signed in may do, and sees of every quote. */
export function useAccess() {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['permissions'],
    queryFn: () => api.call(getUserPermissions, {}),
    staleTime: 'static',
  })
  if (!data) return isNotApproved(error) ? OF_NOBODY : OF_MOST
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

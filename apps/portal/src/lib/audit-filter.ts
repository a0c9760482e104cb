import { type AuditFilter, auditFilter } from '@ramp/contracts'
import { useMemo } from 'react'
import { addressOf, replaceAddress, useSearch } from './place.ts'
import { readableIn, searchOf } from './quotes-filter.ts'

type Fields = { readonly [Field in keyof AuditFilter]?: string | undefined }

/** What the audit is narrowed to. The address keeps it: through a reload, the way back, and in a link to somebody. */
export function useAuditFilter() {
  const search = useSearch()
  const filter: AuditFilter = useMemo(() => readableIn(auditFilter, search), [search])
  const change = (changed: Fields) =>
    replaceAddress(addressOf({ kind: 'audit', search: searchOf({ ...filter, ...changed }) }))
  const clear = () => replaceAddress(addressOf({ kind: 'audit' }))
  return { filter, change, clear }
}

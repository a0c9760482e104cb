import { type QuotesFilter, quotesFilter } from '@ramp/contracts'
import { useMemo } from 'react'
import { HOME, replaceAddress, useSearch } from './place.ts'

/** The fields of a filter as texts; an empty one limits nothing. */
export type FilterFields = { readonly [Field in keyof QuotesFilter]?: string | undefined }

/** The filter that an address holds; what cannot be read in it limits nothing. */
export const filterIn = (search: string): QuotesFilter => readableIn(quotesFilter, search)

type Reader<Filter> = {
  readonly parse: (fields: object) => Filter
  readonly safeParse: (fields: object) => {
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined
  }
}

/** The fields of an address that can be read. */
export function readableIn<Filter>(reader: Reader<Filter>, search: string): Filter {
  const fields = Object.fromEntries(new URLSearchParams(search))
  const wrong = reader.safeParse(fields).error?.issues.map(({ path }) => path[0]) ?? []
  const readable = Object.entries(fields).filter(([name]) => !wrong.includes(name))
  return reader.parse(Object.fromEntries(readable))
}

/** A filter as it stands in an address: `?search=harper&status=draft`. */
export function searchOf(filter: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Whether fewer quotes than all are asked for. */
export const isNarrowed = ({ sort: _, order: __, ...narrowing }: QuotesFilter): boolean =>
  searchOf(narrowing) !== ''

/** How the list is narrowed and ordered. The address keeps it: through a reload, the way back, and in a link to somebody. */
export function useQuotesFilter() {
  const search = useSearch()
  const filter = useMemo(() => filterIn(search), [search])
  const change = (changed: FilterFields) => replaceAddress(HOME + searchOf({ ...filter, ...changed }))
  /** Everything again, in the order that was chosen. */
  const clear = () => replaceAddress(HOME + searchOf({ sort: filter.sort, order: filter.order }))
  return { filter, change, clear }
}

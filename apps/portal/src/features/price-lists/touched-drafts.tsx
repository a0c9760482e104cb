import { listTouchedQuotes, type PriceList } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { Notice, numberText, problemText, useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { TouchedTable } from './touched-table.tsx'

/** What a coming list changes for this dealer. */
export function TouchedDrafts({ list: { name, holdsFrom, honoredUntil } }: { readonly list: PriceList }) {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['price-lists', name, 'quotes'],
    queryFn: () => api.call(listTouchedQuotes, { name }),
  })
  const from = holdsFrom === null ? '' : ` on ${dayText(holdsFrom)}`
  return (
    <>
      <Notice tone="plain" title={`Price list ${name} takes effect${from}.`}>
        {honoredUntil !== null && `Orders at the old prices are honored until ${dayText(honoredUntil)}. `}
        {data?.touched.length === 0 && 'None of your drafts change. '}
        {data && data.notPriced > 0 && `${numberText(data.notPriced)} of your drafts could not be priced.`}
      </Notice>
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {data && <TouchedTable title="Your drafts that change" quotes={data.touched} />}
    </>
  )
}

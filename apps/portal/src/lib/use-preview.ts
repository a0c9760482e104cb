import { getQuotePreview, type QuoteSummary } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'

const KEPT_MS = 10 * 60 * 1000

/** The preview picture of a quote as an address; null while it is fetched, and where there is none. */
export function usePreview({ id, preview }: Pick<QuoteSummary, 'id' | 'preview'>, isWanted = true) {
  const api = useApi()
  const { data } = useQuery({
    // A picture is never changed under its name.
    queryKey: ['preview', preview],
    queryFn: async () => addressOf(await api.download(getQuotePreview, { id })),
    enabled: isWanted && preview !== null,
    staleTime: 'static',
    gcTime: KEPT_MS,
  })
  return data ?? null
}

/** The content of a file as an address. */
const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

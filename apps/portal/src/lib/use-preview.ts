import { getDraftPreview, getQuotePreview, type QuoteSummary } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'

const KEPT_MS = 10 * 60 * 1000

/** A quote, as far as its picture goes. */
export type Pictured = Pick<QuoteSummary, 'id' | 'preview' | 'status' | 'draft'>

/** The name of the picture of a quote: that of its draft until it is finished once; null where there is none. */
export const pictureOf = ({ id, preview, status, draft }: Pictured): string | null =>
  status === 'draft' && draft?.hasPreview ? `draft ${id} ${draft.counter}` : preview

/** The preview picture of a quote as an address; null while it is fetched, and where there is none. */
export function usePreview(quote: Pictured, isWanted = true) {
  const api = useApi()
  const { id, preview } = quote
  const name = pictureOf(quote)
  const { data } = useQuery({
    // A picture is never changed under its name.
    queryKey: ['preview', name],
    queryFn: async () =>
      addressOf(await api.download(name === preview ? getQuotePreview : getDraftPreview, { id })),
    enabled: isWanted && name !== null,
    staleTime: 'static',
    gcTime: KEPT_MS,
  })
  return data ?? null
}

/** The content of a file as an address. */
export const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

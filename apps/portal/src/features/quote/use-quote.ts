import { acceptQuote, getDesignerLink, getQuote } from '@ramp/contracts'
import { type Api, useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'

/** An accepted quote is frozen; until then it can be opened in the designer. */
async function loadQuote(api: Api, id: string) {
  const quote = await api.call(getQuote, { id })
  const isFrozen = quote.status === 'accepted'
  return { quote, designerPath: isFrozen ? null : (await api.call(getDesignerLink, { id })).path }
}

/** One quote, what came back from the designer, and its acceptance. */
export function useQuote(id: string) {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['quote', id],
    queryFn: () => loadQuote(api, id),
    // Nothing yet: why it could not be loaded then stays in view while it is asked for again.
    initialData: null,
  })

  /** Accepts the version that is on the screen; a newer one that came meanwhile is shown instead. */
  async function accept(versionNumber: number) {
    try {
      await api.call(acceptQuote, { id, versionNumber })
    } finally {
      await refetch()
    }
  }

  return { quote: data?.quote ?? null, designerPath: data?.designerPath ?? null, error, accept }
}

import { acceptQuote, getDesignerLink, getQuote } from '@ramp/contracts'
import { type Api, useApi } from '@ramp/shell'
import { useCallback } from 'react'
import { useLoad } from '../../lib/use-load.ts'

/** An accepted quote is frozen; until then it can be opened in the designer. */
async function loadQuote(api: Api, id: string) {
  const quote = await api.call(getQuote, { id })
  const isFrozen = quote.status === 'accepted'
  return { quote, designerPath: isFrozen ? null : (await api.call(getDesignerLink, { id })).path }
}

/** One quote, what came back from the designer, and its acceptance. */
export function useQuote(id: string) {
  const api = useApi()
  const load = useCallback(() => loadQuote(api, id), [api, id])
  const { value, error, reload } = useLoad(load)

  /** Accepts the version that is on the screen; a newer one that came meanwhile is shown instead. */
  async function accept(versionNumber: number) {
    try {
      await api.call(acceptQuote, { id, versionNumber })
    } finally {
      await reload()
    }
  }

  return { quote: value?.quote ?? null, designerPath: value?.designerPath ?? null, error, accept }
}

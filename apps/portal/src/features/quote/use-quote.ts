import { acceptQuote, getDesignerLink, getQuote } from '@ramp/contracts'
import { useCallback } from 'react'
import { type Client, useClient } from '../../lib/client.ts'
import { useLoad } from '../../lib/use-load.ts'

/** An accepted quote is frozen; until then it can be opened in the designer. */
async function loadQuote(client: Client, id: string) {
  const quote = await client.call(getQuote, { id })
  const isFrozen = quote.status === 'accepted'
  return { quote, designerPath: isFrozen ? null : (await client.call(getDesignerLink, { id })).path }
}

/** One quote, what came back from the designer, and its acceptance. */
export function useQuote(id: string) {
  const client = useClient()
  const load = useCallback(() => loadQuote(client, id), [client, id])
  const { value, error, reload } = useLoad(load)

  /** Accepts the version that is on the screen; a newer one that came meanwhile is shown instead. */
  async function accept(versionNumber: number) {
    try {
      await client.call(acceptQuote, { id, versionNumber })
    } finally {
      await reload()
    }
  }

  return { quote: value?.quote ?? null, designerPath: value?.designerPath ?? null, error, accept }
}

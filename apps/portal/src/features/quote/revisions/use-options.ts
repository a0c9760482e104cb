import { listOptions, type QuoteOptions } from '@ramp/contracts'
import { problemText, useApi } from '@ramp/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { POLLING_INTERVAL_MS } from '../../../lib/polling-interval.ts'

/** Options and revisions of a quote, read again while the page is in sight. */
export function useOptions(id: string) {
  const api = useApi()
  const client = useQueryClient()
  const key = ['options', id]
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => api.call(listOptions, { id }),
    refetchInterval: POLLING_INTERVAL_MS,
  })
  return {
    options: data ?? null,
    error,
    /** Shows what a change answered, and reads the rest of the quote again. */
    async show(changed: QuoteOptions) {
      client.setQueryData(key, changed)
      await client.invalidateQueries({ queryKey: ['quote', id] })
    },
  }
}

/** One change at a time: whether it is under way, and why it was refused, or something before it. */
export function useChange(before: unknown = null) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(before)
  async function run(change: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setProblem(null)
    try {
      await change()
      return true
    } catch (refused) {
      setProblem(refused)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, refusal: problem === null ? null : problemText(problem), run }
}

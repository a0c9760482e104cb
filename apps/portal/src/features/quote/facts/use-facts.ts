import { getPaperFacts, type SavedFacts, savePaperFacts } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TypedFacts } from './typed-facts.ts'
import { changedFacts } from './typed-facts.ts'

/** What documents say of the job beside the drawing; null until it is there. */
export function useFacts(id: string) {
  const api = useApi()
  const client = useQueryClient()
  const key = ['facts', id]
  const { data, error } = useQuery({ queryKey: key, queryFn: () => api.call(getPaperFacts, { id }) })
  return {
    facts: data ?? null,
    error,
    /** Saves what was typed over the facts of this moment: what the designer saved meanwhile beside it stays. */
    async save(typed: TypedFacts): Promise<void> {
      const today: SavedFacts = await api.call(getPaperFacts, { id })
      client.setQueryData(key, await api.call(savePaperFacts, { id, ...changedFacts(today, typed) }))
      await client.invalidateQueries({ queryKey: ['activity', id] })
    },
  }
}

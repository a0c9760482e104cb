import { keepPreviousData, type QueryObserverResult, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** How a question to the server stands. */
export type Answer<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'failed' }

type Call<Value> = {
  /** What is asked; another question is another call. */
  readonly question: readonly [what: string, ...details: readonly unknown[]]
  readonly ask: () => Promise<Value>
  /** Whether the answer holds as long as the page is open, whoever asks. */
  readonly isKept?: boolean
}

/** The answer to the newest question, and the way to ask it again. */
export function useCall<Value>(
  call: Call<Value>,
  onFailure: (error: unknown) => void,
): readonly [answer: Answer<Value>, askAgain: () => void] {
  const result = useQuery(queryOf(call))
  const { error, refetch } = result
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (error) fail(error)
  }, [error])
  return [answerOf(result), () => void refetch()]
}

/** While a new question is under way the last answer stays, so that a gallery does not flicker. */
export const queryOf = <Value>({ question, ask, isKept }: Call<Value>) =>
  queryOptions({
    queryKey: question,
    queryFn: ask,
    placeholderData: keepPreviousData,
    ...(isKept && { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }),
  })

/** A failure stays in view while its question is asked again. */
export function answerOf<Value>(result: QueryObserverResult<Value>): Answer<Value> {
  const { data, dataUpdatedAt, errorUpdatedAt, isFetchedAfterMount } = result
  if (isFetchedAfterMount && errorUpdatedAt > dataUpdatedAt) return { kind: 'failed' }
  return data === undefined ? { kind: 'waiting' } : { kind: 'answered', value: data }
}

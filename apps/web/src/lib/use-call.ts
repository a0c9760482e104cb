import { useEffect, useEffectEvent, useState } from 'react'

/** How a question to the server stands. */
export type Answer<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'failed' }

/**
 * Asks the server whenever `question` changes and keeps the answer to the newest question only. While a new one is under
 * way the last answer stays, so that a gallery does not flicker. A text of what is asked makes the question comparable.
 */
export function useCall<Value>(
  question: string,
  ask: () => Promise<Value>,
  onFailure: (error: unknown) => void,
): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ kind: 'waiting' })
  const askNow = useEffectEvent(ask)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    let asked: string | null = question
    askNow().then(
      (value) => {
        if (asked === question) setAnswer({ kind: 'answered', value })
      },
      (error: unknown) => {
        if (asked !== question) return
        setAnswer({ kind: 'failed' })
        fail(error)
      },
    )
    return () => {
      asked = null
    }
  }, [question])
  return answer
}

import { duplicateQuote } from '@ramp/contracts'
import { problemText, useApi } from '@ramp/shell'
import { useState } from 'react'
import { addressOf, goTo } from './place.ts'

/** Makes a quote with the drawing of another one, and goes there; says why where that fails. */
export function useDuplicate(id: string, onError: (reason: string | null) => void) {
  const api = useApi()
  const [isBusy, setBusy] = useState(false)

  async function duplicate() {
    if (isBusy) return
    setBusy(true)
    onError(null)
    try {
      const copy = await api.call(duplicateQuote, { id })
      goTo(addressOf({ kind: 'quote', id: copy.id }))
    } catch (problem) {
      onError(problemText(problem))
    } finally {
      setBusy(false)
    }
  }
  return { duplicate, isBusy }
}

import { problemText } from '@ramp/shell'
import { useState } from 'react'

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

import { type CodeReason, codeReasons } from '@ramp/domain'
import { useEffect, useMemo, useState } from 'react'
import { useAnalysis } from './use-analysis.ts'

/** Codes take longer than the rest of an edit: they are asked once the drawing has come to rest. */
const REST_MS = 250

/** What is not met of the building codes, or was accepted, in the drawing as it came to rest last. */
export function useCodeReasons(): readonly CodeReason[] {
  const analysis = useAnalysis()
  const [rested, setRested] = useState(analysis)
  useEffect(() => {
    const waiting = setTimeout(() => setRested(analysis), REST_MS)
    return () => clearTimeout(waiting)
  }, [analysis])
  return useMemo(() => codeReasons(rested), [rested])
}

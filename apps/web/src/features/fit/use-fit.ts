import type { Catalogue, FitRequest } from '@ramp/domain'
import { useEffect, useMemo, useState } from 'react'
import type { FitKnown, FitMessage, FitSearch } from './fit-messages.ts'

export type Fit = FitKnown & {
  /** The search goes on; what is there may still change. */
  readonly isLooking: boolean
  /** What went wrong; null when nothing did. */
  readonly fault: string | null
}

const NOT_ASKED: Fit = {
  isLooking: false,
  proposals: [],
  reasons: [],
  changes: [],
  notes: [],
  isProven: false,
  fault: null,
}

const LOOKING: Fit = { ...NOT_ASKED, isLooking: true }

/** Asks a worker for ramps that fit, again when the question changes; null searches nothing. */
export function useFit(ask: FitRequest | null, { version, productLine, items, priceLevels }: Catalogue): Fit {
  // Edits that change nothing of the question leave the answer alone.
  const asked = ask && JSON.stringify(ask)
  const catalogue = useMemo(
    () => ({ version, productLine, items, priceLevels }),
    [version, productLine, items, priceLevels],
  )
  const [known, setKnown] = useState<{ readonly asked: string; readonly fit: Fit } | null>(null)
  useEffect(() => {
    if (asked === null) return
    const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FitMessage>) => setKnown({ asked, fit: fitOf(data) })
    worker.onerror = () =>
      setKnown({ asked, fit: fitOf({ kind: 'failed', message: 'The search could not be started.' }) })
    worker.postMessage({ ask: JSON.parse(asked), catalogue } satisfies FitSearch)
    return () => worker.terminate()
  }, [asked, catalogue])
  if (asked === null) return NOT_ASKED
  return known?.asked === asked ? known.fit : LOOKING
}

function fitOf(message: FitMessage): Fit {
  switch (message.kind) {
    case 'progress':
    case 'answer': {
      const { kind, ...known } = message
      return { ...known, isLooking: kind === 'progress', fault: null }
    }
    case 'failed':
      return { ...LOOKING, isLooking: false, fault: message.message }
  }
}

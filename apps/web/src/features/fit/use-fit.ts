import type { Catalogue, FitRequest } from '@ramp/domain'
import { useEffect, useMemo, useState } from 'react'
import type { FitKnown, FitMessage, FitSearch } from './offered/fit-messages.ts'

export type Fit = FitKnown & {
  /** The search goes on; what is there may still change. */
  readonly isLooking: boolean
  /** More layouts than at first are tried. */
  readonly isLookingLonger: boolean
  /** What went wrong; null when nothing did. */
  readonly fault: string | null
  /** Looks longer for the same; null where it would find nothing more, or did so. */
  readonly lookLonger: (() => void) | null
}

type Told = Omit<Fit, 'lookLonger' | 'isLookingLonger'>

const NOT_ASKED: Told = {
  isLooking: false,
  proposals: [],
  reasons: [],
  changes: [],
  notes: [],
  isProven: false,
  isCutShort: false,
  fault: null,
}

const LOOKING: Told = { ...NOT_ASKED, isLooking: true }

/** Asks a worker for ramps that fit, again when the question changes; null searches nothing. */
export function useFit(ask: FitRequest | null, { version, productLine, items, priceLevels }: Catalogue): Fit {
  // Edits that change nothing of the question leave the answer alone.
  const asked = ask && JSON.stringify(ask)
  const catalogue = useMemo(
    () => ({ version, productLine, items, priceLevels }),
    [version, productLine, items, priceLevels],
  )
  const [known, setKnown] = useState<Known | null>(null)
  const [longFor, setLongFor] = useState<string | null>(null)
  const isLong = asked !== null && longFor === asked
  useEffect(() => {
    if (asked === null) return
    const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FitMessage>) => {
      const fit = toldOf(data)
      setKnown((before) => knownAfter(before, { asked, isLong, fit }))
      // 'Nothing' is too much to say of layouts that were not tried.
      if (!isLong && !fit.isLooking && fit.isCutShort && fit.proposals.length === 0) setLongFor(asked)
    }
    worker.onerror = () =>
      setKnown({
        asked,
        isLong,
        fit: toldOf({ kind: 'failed', message: 'The search could not be started.' }),
      })
    worker.postMessage({ ask: JSON.parse(asked), catalogue, isLong } satisfies FitSearch)
    return () => worker.terminate()
  }, [asked, catalogue, isLong])
  if (asked === null) return { ...NOT_ASKED, isLookingLonger: false, lookLonger: null }
  if (known?.asked !== asked) return { ...LOOKING, isLookingLonger: false, lookLonger: null }
  const { fit } = known
  // What the short search found stays until the long one has ended.
  if (isLong && !known.isLong) return { ...fit, isLooking: true, isLookingLonger: true, lookLonger: null }
  const canLookLonger = fit.isCutShort && !fit.isLooking && !isLong
  const isLookingLonger = isLong && fit.isLooking
  return { ...fit, isLookingLonger, lookLonger: canLookLonger ? () => setLongFor(asked) : null }
}

type Known = {
  readonly asked: string
  readonly isLong: boolean
  readonly fit: Told
}

/** A long search tells nothing before it has ended: what it finds first was found before, unless nothing was. */
const knownAfter = (before: Known | null, next: Known): Known =>
  before !== null && next.isLong && next.fit.isLooking && !isFirstFind(before, next) ? before : next

const isFirstFind = (before: Known, next: Known): boolean =>
  before.fit.proposals.length === 0 && next.fit.proposals.length > 0

function toldOf(message: FitMessage): Told {
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

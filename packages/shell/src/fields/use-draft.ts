import { useState } from 'react'

/** What is in a field beside the number that is stored. */
type Draft = {
  /** null: what is stored shows. */
  readonly text: string | null
  /** Why it is not stored. */
  readonly refusal: string | null
  /** A word about the number that was stored instead of it. */
  readonly note: string | null
  /** It was looked at, after a pause or when it was done. */
  readonly isTaken: boolean
  /** What was stored when the typing began. */
  readonly before: number | null
}

/** What is typed and not stored yet; it gives way when someone else changes the number. */
export function useDraft(value: number | null) {
  const untouched: Draft = { text: null, refusal: null, note: null, isTaken: false, before: value }
  const [draft, setDraft] = useState(untouched)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (!isSame(seen, value)) {
    setSeen(value)
    if (!isSame(sent, value)) setDraft(untouched)
  }
  return {
    draft,
    change: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    drop: () => setDraft(untouched),
    type: (text: string) =>
      setDraft((now) => ({ ...untouched, text, before: now.text === null ? value : now.before })),
    /** The number that this field gives, so that it knows it again. */
    send: setSent,
  }
}

/** Rounding of sums is no other number. */
export const isSame = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) < 1e-9)

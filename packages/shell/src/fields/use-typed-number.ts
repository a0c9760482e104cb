import { useEffect, useEffectEvent, useRef } from 'react'
import type { LostText } from './lost-text.ts'
import { isSame, useDraft } from './use-draft.ts'

/** What a person typed: a number to store, with a word about it where one is due, or why it is not stored. */
export type Reading =
  | { readonly kind: 'number'; readonly value: number; readonly note?: string }
  | { readonly kind: 'refused'; readonly because: string }

export type TypedNumber = {
  /** null: not entered. */
  readonly value: number | null
  readonly read: (text: string) => Reading
  /** Stores a number, or says in a sentence why it cannot be stored here. */
  readonly onCommit: (value: number) => string | null
  /** Left out, an empty field goes back to the number that is stored. */
  readonly onClear?: (() => void) | undefined
  /** A number is stored while it is typed already, after a pause; else on Enter or when the field is left. */
  readonly isLive?: boolean | undefined
}

/** Typing counts as done after this pause, so that one number is one entry of the history. */
const PAUSE_MS = 200

/**
 * The text of a field and the number behind it. What was typed is stored as it was typed, or it stays in the field with the reason
 * beside it, and the number from before stays stored.
 */
export function useTypedNumber({ value, read, onCommit, onClear, isLive = false }: TypedNumber) {
  const { draft, change, drop, type, send } = useDraft(value)
  const { text, refusal, note, isTaken, before } = draft
  // What was typed and is not stored, known at once: the field may be gone before it is rendered again.
  const open = useRef<LostText | null>(null)
  const reading = text === null || text.trim() === '' ? null : read(text)
  // What was typed may be overruled (spec 3 §5.3): then the field shows what holds.
  const isOverruled =
    isTaken && reading?.kind === 'number' && refusal === null && !isSame(reading.value, value)

  const store = (next: number | null): string | null => {
    send(next)
    if (isSame(next, value)) return null
    if (next !== null) return onCommit(next)
    onClear?.()
    return null
  }
  const take = (typed: string, isDone: boolean) => {
    open.current = null
    if (typed.trim() === '') {
      if (onClear) store(null)
      return isDone ? drop() : change({ isTaken: true })
    }
    const now = read(typed)
    if (now.kind === 'refused') {
      if (isLive) store(before)
      open.current = { text: typed, because: now.because }
      return change({ refusal: now.because })
    }
    const because = store(now.value)
    if (because !== null) open.current = { text: typed, because }
    const isIn = because === null && (isDone || now.note !== undefined)
    change({ refusal: because, note: now.note ?? null, isTaken: true, ...(isIn && { text: null }) })
  }
  useAfterPause(isLive ? text : null, (typed) => take(typed, false))

  return {
    /** null: what is stored shows. */
    text: isOverruled ? null : text,
    refusal,
    note,
    /** The number that an arrow key starts from. */
    number: reading?.kind === 'number' ? reading.value : value,
    isComplete: text === null ? value !== null : reading?.kind === 'number',
    type: (typed: string) => {
      const now = typed.trim() === '' ? null : read(typed)
      open.current = now && { text: typed, because: now.kind === 'refused' ? now.because : '' }
      type(typed)
    },
    /** What was typed and is not stored. */
    lost: () => (text === null ? null : open.current),
    /** What was refused already is not looked at again before it is changed, or Enter is pressed. */
    leave: () => {
      if (text !== null && refusal === null) take(text, true)
    },
    enter: () => {
      if (text !== null) take(text, true)
    },
    takeBack: () => {
      open.current = null
      drop()
      if (isLive && text !== null) store(before)
    },
    set: (next: number) => {
      open.current = null
      drop()
      change({ refusal: store(next) })
    },
  }
}

/** Tells a text once nothing more was typed for a while. */
function useAfterPause(text: string | null, onPause: (text: string) => void) {
  const tell = useEffectEvent(onPause)
  useEffect(() => {
    if (text === null) return
    const timer = window.setTimeout(() => tell(text), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
}

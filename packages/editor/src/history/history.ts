import type { Layout, Point } from '@ramp/domain'

/** What an edit was (spec 2 §4, history); `opened` puts another drawing on screen, as it was when it was kept. */
export const EDIT_KINDS = [
  'added',
  'removed',
  'moved',
  'rotated',
  'scaled',
  'skewing',
  'propChange',
  'opened',
] as const
export type EditKind = (typeof EDIT_KINDS)[number]

/** An edit that was made, and the layout it left behind. Layouts share every row they do not change. */
export type Entry = {
  readonly label: string
  readonly kind: EditKind
  readonly layout: Layout
  /** How far everything moved on the canvas with the entry, in inches, where the canvas has another size since then. */
  readonly shift?: Point
  /** It holds every change made while the history was paused; label and kind are those of the last. */
  readonly whilePaused?: true
}

export type History = {
  readonly past: readonly Entry[]
  readonly now: Entry
  readonly future: readonly Entry[]
  /** While paused, all edits together leave one entry: undo goes to them first. */
  readonly isPaused: boolean
}

export const startHistory = (layout: Layout): History => ({
  past: [],
  now: { label: 'Open', kind: 'opened', layout },
  future: [],
  isPaused: false,
})

/** A new entry forgets whatever was undone before it. An edit that changed nothing is not recorded. */
export function record(history: History, entry: Entry): History {
  if (entry.layout === history.now.layout) return history
  if (history.isPaused && history.now.whilePaused) {
    const goesOn = { ...entry, ...shiftedBy(history.now, entry.shift), whilePaused: true } as const
    return { ...history, now: goesOn, future: [] }
  }
  const now: Entry = history.isPaused ? { ...entry, whilePaused: true } : entry
  return { ...history, past: [...history.past, history.now], now, future: [] }
}

/** Changes the present without an entry of its own: it goes with the entry before it. */
export const amend = (history: History, layout: Layout, shift?: Point): History => ({
  ...history,
  now: { ...history.now, ...shiftedBy(history.now, shift), layout },
  future: [],
})

/** Says how far everything moved with the present entry, on a canvas that the edit itself made larger. */
export const shifted = (history: History, shift: Point): History => ({
  ...history,
  now: { ...history.now, ...shiftedBy(history.now, shift) },
})

/** What an entry has moved by after it went on: both moves together. */
const shiftedBy = ({ shift: before }: Entry, after: Point | undefined): Pick<Entry, 'shift'> => {
  if (!before && !after) return {}
  return { shift: { x: (before?.x ?? 0) + (after?.x ?? 0), y: (before?.y ?? 0) + (after?.y ?? 0) } }
}

export function undo(history: History): History {
  const previous = history.past.at(-1)
  if (!previous) return history
  return {
    ...history,
    past: history.past.slice(0, -1),
    now: previous,
    future: [history.now, ...history.future],
  }
}

export function redo(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { ...history, past: [...history.past, history.now], now: next, future }
}

/** Goes so many entries back, or forth, as far as there are any. */
export function goBy(history: History, entries: number): History {
  let there = history
  for (let left = Math.abs(entries); left > 0; left--) there = entries < 0 ? undo(there) : redo(there)
  return there
}

export const canUndo = ({ past }: History): boolean => past.length > 0
export const canRedo = ({ future }: History): boolean => future.length > 0

export const pause = (history: History): History => ({ ...history, isPaused: true })
export const resume = (history: History): History => ({ ...history, isPaused: false })

/** Forgets what was before and what was undone; the present stays. */
export const clear = (history: History): History => ({ ...history, past: [], future: [] })

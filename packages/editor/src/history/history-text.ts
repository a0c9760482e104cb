import type { Layout, Point } from '@ramp/domain'
import { EDIT_KINDS, type EditKind, type Entry, goBy, type History, startHistory } from './history.ts'
import { shareAgain } from './share-again.ts'
import { type Packed, packShared, unpackShared } from './shared-rows.ts'

const FORMAT = 'rampwright-undo/2'
/** Kept by browsers before redo was: a list of steps that ends with the present. */
const STEPS_BACK = 'rampwright-undo/1'
/** Steps that survive a reload, back and forth each. */
const KEPT_STEPS = 100

/** The steps next to the present as text, so that undo and redo go on after a reload. */
export const historyText = ({ past, now, future }: History): string =>
  JSON.stringify({
    format: FORMAT,
    ...packShared({ past: past.slice(-KEPT_STEPS), now, future: future.slice(0, KEPT_STEPS) }),
  })

/**
 * The history in which a layout stands; without any steps when the text is none. The text may be a moment older than the
 * layout: an undo or a redo that it had not heard of is found among its steps, an edit is one more step and forgets what
 * was undone. A pause ends with the visit. Whether a layout is one is for `readLayout` to say: it gives null for what is
 * none.
 */
export function historyAt(
  layout: Layout,
  text: string | null,
  readLayout: (value: unknown) => Layout | null,
): History {
  const known = text === null ? null : historyOf(text, sharing(readLayout))
  if (!known) return startHistory(layout)
  const wanted = JSON.stringify(layout)
  const by = stepsFromNow(known).find((step) => JSON.stringify(at(known, step)) === wanted)
  if (by !== undefined) return goBy(known, by)
  return { ...startHistory(layout), past: [...known.past, known.now] }
}

/** Layouts that are read share every row they shared as they were kept. */
function sharing(readLayout: (value: unknown) => Layout | null): (value: unknown) => Layout | null {
  const again = shareAgain()
  return (value) => again(value, readLayout(value))
}

/** No step, then one back and one forth, two back and two forth: the present is seldom far. */
function stepsFromNow({ past, future }: History): readonly number[] {
  const furthest = Math.max(past.length, future.length)
  const steps = Array.from({ length: furthest }, (_, index) => [-(index + 1), index + 1]).flat()
  return [0, ...steps.filter((step) => step >= -past.length && step <= future.length)]
}

const at = ({ past, now, future }: History, step: number): Layout | undefined =>
  [...past, now, ...future][past.length + step]?.layout

function historyOf(text: string, readLayout: (value: unknown) => Layout | null): History | null {
  try {
    const packed = JSON.parse(text)
    const { past, now, future } = stepsOf(packed)
    const [back, present, forth] = [past, [now], future].map((entries) => entriesOf(entries, readLayout))
    const [first] = present ?? []
    return back && first && forth ? { past: back, now: first, future: forth, isPaused: false } : null
  } catch {
    // Text that was cut off or changed is no history; the drawing itself is kept elsewhere.
    return null
  }
}

type Steps = { readonly past?: unknown; readonly now?: unknown; readonly future?: unknown }

/** The steps as they were kept, by whichever version kept them; not yet known to be any. */
function stepsOf(packed: Packed & { readonly format: unknown }): Steps {
  if (packed.format === FORMAT) return unpackShared(packed) as Steps
  if (packed.format !== STEPS_BACK) return {}
  const steps = unpackShared(packed) as readonly unknown[]
  return { past: steps.slice(0, -1), now: steps.at(-1), future: [] }
}

/** Null when one of them is none: steps with a gap lead astray. */
function entriesOf(entries: unknown, readLayout: (value: unknown) => Layout | null): readonly Entry[] | null {
  if (!Array.isArray(entries)) return null
  const read = entries.map((entry) => ({
    label: String(entry.label),
    kind: EDIT_KINDS.find((kind) => kind === entry.kind),
    layout: readLayout(entry.layout),
    ...(isPoint(entry.shift) && { shift: entry.shift }),
    ...(entry.whilePaused === true && { whilePaused: true as const }),
  }))
  return read.every(isWhole) ? read : null
}

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  [(value as Partial<Point>).x, (value as Partial<Point>).y].every(Number.isFinite)

type Read = { readonly label: string; readonly kind: EditKind | undefined; readonly layout: Layout | null }

const isWhole = (entry: Read): entry is Entry => entry.layout !== null && entry.kind !== undefined

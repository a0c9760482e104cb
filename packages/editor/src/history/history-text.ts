import type { Layout } from '@ramp/domain'
import type { Entry, History } from './history.ts'
import { packShared, unpackShared } from './shared-rows.ts'

const FORMAT = 'rampwright-undo/1'
/** Steps back that survive a reload. */
const KEPT_STEPS = 100

/** The last steps of a history as text, so that undo goes on after a reload. */
export const historyText = ({ past, now }: History): string =>
  JSON.stringify({ format: FORMAT, ...packShared([...past.slice(-KEPT_STEPS), now]) })

/**
 * The history that led to a layout; without any steps when the text is none. What the text had not heard of yet is one
 * more step. Whether a layout is one is for `readLayout` to say: it gives null for what is none.
 */
export function historyUpTo(
  layout: Layout,
  text: string | null,
  readLayout: (value: unknown) => Layout | null,
): History {
  const past = text === null ? [] : entriesOf(text, readLayout)
  const last = past.at(-1)
  const isThere = last !== undefined && JSON.stringify(last.layout) === JSON.stringify(layout)
  return {
    past: isThere ? past.slice(0, -1) : past,
    now: isThere ? last : { label: 'Open', kind: 'opened', layout },
    future: [],
    isPaused: false,
  }
}

function entriesOf(text: string, readLayout: (value: unknown) => Layout | null): readonly Entry[] {
  try {
    const packed = JSON.parse(text)
    if (packed.format !== FORMAT) return []
    const entries = unpackShared(packed)
    if (!Array.isArray(entries)) return []
    const read = entries.map(({ label, kind, layout: value }) => ({ label, kind, layout: readLayout(value) }))
    return read.every(isWhole) ? read : []
  } catch {
    // Text that was cut off or changed is no history; the drawing itself is kept elsewhere.
    return []
  }
}

const isWhole = (entry: { readonly layout: Layout | null }): entry is Entry => entry.layout !== null

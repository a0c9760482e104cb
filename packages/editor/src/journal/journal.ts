import type { Layout } from '@ramp/domain'
import type { EditorCore } from '../editor-core.ts'

/** What a browser keeps of a drawing, so that nothing is lost when a page is closed or a machine stops. */
export type Journal = {
  readonly format: 'rampwright-journal/1'
  /** The quote header the drawing belongs to; null in the sandbox. */
  readonly headerId: string | null
  /** When it was written, as an ISO date. */
  readonly savedAt: string
  readonly layout: Layout
}

const FORMAT: Journal['format'] = 'rampwright-journal/1'

export const journalText = (journal: Omit<Journal, 'format'>): string =>
  JSON.stringify({ format: FORMAT, ...journal } satisfies Journal)

/**
 * Reads a journal back; null when the text is none, or was cut off. Whether the layout inside is a layout is for
 * `readLayout` to say: it gives null for what is none.
 */
export function readJournal(text: string, readLayout: (value: unknown) => Layout | null): Journal | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return null
  if (!('format' in value) || value.format !== FORMAT || !('layout' in value)) return null
  const layout = readLayout(value.layout)
  if (!layout) return null
  const headerId = 'headerId' in value && typeof value.headerId === 'string' ? value.headerId : null
  const savedAt = 'savedAt' in value && typeof value.savedAt === 'string' ? value.savedAt : ''
  return { format: FORMAT, headerId, savedAt, layout }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Text that is not JSON is no journal; the caller offers a blank project.
    return null
  }
}

type Keeping = {
  readonly headerId: string | null
  readonly now: () => string
  readonly write: (text: string) => void
}

/** Writes the journal after every edit, undo and redo, never during a gesture. Returns the function that ends it. */
export function keepJournal(editor: EditorCore, { headerId, now, write }: Keeping): () => void {
  let written = editor.state.history.now.layout
  return editor.subscribe(() => {
    const { layout } = editor.state.history.now
    if (layout === written) return
    written = layout
    write(journalText({ headerId, savedAt: now(), layout }))
  })
}

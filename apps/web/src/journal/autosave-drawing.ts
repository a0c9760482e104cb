import type { Layout } from '@ramp/domain'
import type { Editor } from '@ramp/editor'
import type { Owner } from '../persistence/owner.ts'
import { type Entries, entries } from './entries.ts'
import { writeJournal } from './journal.ts'
import type { StoreFault } from './saved-store.ts'

/**
 * How the drawing on screen stands: not changed yet, on its way longer than a moment, kept on the disk, in local storage alone,
 * where a crash may take the last seconds, or nowhere because there is no room.
 */
export type SaveState =
  | { readonly kind: 'unchanged' | 'pending' | 'kept' | 'no-storage' }
  | { readonly kind: 'local-only'; readonly fault: StoreFault }

/** While the drawing is not kept it is tried again this often: room may come back without an edit. */
const RETRY_MS = 3000

/** A person cannot see it sooner, and a disk is seldom slower. */
const MOMENT_MS = 300

type AutosaveOptions = {
  readonly owner: Owner
  readonly onSaveState: (keeping: SaveState) => void
  /** Each layout that was written, and the number of its edit. */
  readonly onWritten?: (layout: Layout, edit: number) => void
  /** Each layout that is on the disk now, while later edits may still be on their way. */
  readonly onAcknowledged?: (layout: Layout) => void
  readonly all?: Entries
}

/**
 * Writes the journal with every edit, undo and redo, before anything else can happen, and never during a gesture; says what
 * is kept as soon as the browser has acknowledged it. Returns the function that ends it.
 */
export function autosaveDrawing(
  editor: Editor,
  { owner, onSaveState, onWritten, onAcknowledged, all = entries }: AutosaveOptions,
): () => void {
  let last: Layout = editor.state.history.now.layout
  let latest = 0
  let isOver = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const write = async () => {
    const layout = last
    const { edit, isLocal, answer } = writeJournal(layout, owner, new Date(), all)
    if (edit !== latest) onWritten?.(layout, edit)
    latest = edit
    clearTimeout(retry)
    const slow = setTimeout(() => {
      if (latest === edit) onSaveState({ kind: 'pending' })
    }, MOMENT_MS)
    const fault = await answer
    clearTimeout(slow)
    if (fault === null) onAcknowledged?.(layout)
    // A later edit took its place and speaks for both.
    if (latest !== edit) return
    // What is saved needs no timer: a tab at rest is at rest.
    if (fault !== null && !isOver) retry = setTimeout(write, RETRY_MS)
    onSaveState(saveStateOf(isLocal, fault))
  }
  const end = editor.subscribe(() => {
    const { layout } = editor.state.history.now
    if (layout === last) return
    last = layout
    void write()
  })
  return () => {
    isOver = true
    clearTimeout(retry)
    end()
  }
}

function saveStateOf(isLocal: boolean, fault: StoreFault | null): SaveState {
  if (fault === null) return { kind: 'kept' }
  return isLocal ? { kind: 'local-only', fault } : { kind: 'no-storage' }
}

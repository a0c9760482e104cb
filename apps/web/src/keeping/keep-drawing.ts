import type { Layout } from '@ramp/domain'
import type { Editor } from '@ramp/editor'
import { writeJournal } from './journal.ts'
import type { Owner } from './owner.ts'

/** How the drawing on screen stands: not changed yet, kept in the browser, or not kept because there is no room. */
export type Keeping = 'unchanged' | 'kept' | 'no-storage'

/** While there is no room for the drawing it is tried again this often: room may come back without an edit. */
const RETRY_MS = 3000

/**
 * Writes the journal with every edit, undo and redo, before anything else can happen, and never during a gesture.
 * Returns the function that ends it.
 */
export function keepDrawing(editor: Editor, owner: Owner, onKeeping: (keeping: Keeping) => void): () => void {
  let last: Layout = editor.state.history.now.layout
  let isUnkept = false
  const write = () => {
    isUnkept = !writeJournal(last, owner, new Date())
    onKeeping(isUnkept ? 'no-storage' : 'kept')
  }
  const retry = setInterval(() => {
    if (isUnkept) write()
  }, RETRY_MS)
  const end = editor.subscribe(() => {
    const { layout } = editor.state.history.now
    if (layout === last) return
    last = layout
    write()
  })
  return () => {
    clearInterval(retry)
    end()
  }
}

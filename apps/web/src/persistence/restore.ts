import type { Layout } from '@ramp/domain'
import { type Editor, setMode } from '@ramp/editor'

/** Puts a saved layout on screen as an edit like any other: undo brings back what was there before. */
export function restoreLayout(editor: Editor, layout: Layout): void {
  setMode(editor, 'building')
  editor.run('Load from history', 'opened', () => layout)
}

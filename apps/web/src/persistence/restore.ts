import type { Layout } from '@ramp/domain'
import { type Editor, fitView, setMode } from '@ramp/editor'

/** Puts a saved layout on screen, all of it in view, as an edit like any other: undo brings back what was there before. */
export function restoreLayout(editor: Editor, layout: Layout): void {
  setMode(editor, 'building')
  editor.run('Load from history', 'opened', () => layout)
  fitView(editor, 'site')
}

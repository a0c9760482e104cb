import type { Editor } from '../core/editor.ts'
import { boxOf } from '../snapping/standing.ts'
import type { Ghost } from '../state/editor-state.ts'
import { bringIntoView } from './view.ts'

/** Its words stand below it, and where it can be taken lies over the lower edge of the view, pixels. */
const BELOW = 130

/** Draws what a proposal would make of the drawing over it, where it can be seen; null takes it away. */
export function showGhost(editor: Editor, ghost: Ghost | null): void {
  editor.store.set({ ghost })
  if (!ghost || ghost.parts.length === 0) return
  bringIntoView(editor, boxOf([...editor.placement.parts, ...ghost.parts]), BELOW)
}

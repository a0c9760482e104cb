import type { Editor } from '../core/editor.ts'
import { boxOf } from '../snapping/standing.ts'
import type { Ghost } from '../state/editor-state.ts'
import { bringIntoView } from './view.ts'

/** The words of a ghost stand beside it and need so much room, pixels. */
const WORDS = 40

/**
 * Draws what a proposal would make of the drawing over it, where it can be seen; null takes it away. What lies over the lower
 * edge of the view takes `below` pixels of it.
 */
export function showGhost(editor: Editor, ghost: Ghost | null, below = 0): void {
  editor.store.set({ ghost })
  if (!ghost || ghost.parts.length === 0) return
  bringIntoView(editor, boxOf([...editor.placement.parts, ...ghost.parts]), below + WORDS)
}

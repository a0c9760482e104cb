import type { Edit, Growth } from '@ramp/domain'
import type { Editor } from '../core/editor.ts'
import { seenFrom } from '../core/shift.ts'
import { type EditKind, shifted } from '../history/history.ts'

type GrowingEdit = {
  readonly label: string
  readonly kind: EditKind
  readonly edit: Edit
  /** What the edit adds to the canvas. */
  readonly growth: Growth
}

/**
 * Makes an edit that grows the canvas. What is added at the left or the top takes guides along, and the drawing stays
 * where it is on the screen. Answers whether it was made.
 */
export function runGrowing(editor: Editor, { label, kind, edit, growth }: GrowingEdit): boolean {
  return editor.store.act(() => {
    const before = editor.decided
    editor.run(label, kind, edit)
    if (editor.decided === before) return false
    const { left = 0, top = 0 } = growth
    const shift = { x: left, y: top }
    editor.store.set({ history: shifted(editor.state.history, shift), ...seenFrom(editor.state, shift) })
    return true
  })
}

import type { Edit, Growth } from '@ramp/domain'
import { panBy, scaleOf } from '../camera.ts'
import type { Editor } from '../core/editor.ts'
import type { EditKind } from '../history/history.ts'
import { setCamera, setRulerGuides } from './view.ts'

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
  const before = editor.decided
  const { camera, rulerGuides } = editor.state
  editor.run(label, kind, edit)
  if (editor.decided === before) return false
  const { left = 0, top = 0 } = growth
  if (left === 0 && top === 0) return true
  const by = { x: left, y: top }
  setRulerGuides(
    editor,
    rulerGuides.map(({ axis, at }) => ({ axis, at: at + by[axis] })),
  )
  setCamera(editor, panBy(camera, -left * scaleOf(camera), -top * scaleOf(camera)))
  return true
}

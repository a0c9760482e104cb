import type { Drawing, DrawingId, Point } from '@ramp/domain'
import { carryDrawing, placeDrawing } from '@ramp/editor'
import type { PointerEvent } from 'react'
import { ACTS_ON_DRAWING } from '../../keys/give-back-focus.ts'
import { useEditor } from '../../project/use-editor.ts'
import { startCarrying } from './start-carrying.ts'

/** Makes the drawing that a card stands for, at a place of the canvas. */
type MakeDrawing = (known: { readonly id: DrawingId; readonly at: Point }) => Drawing

/** What the card of a drawing listens to: a click places it at the middle of the view, a drag carries it there. */
export function useDrawingCard(make: MakeDrawing) {
  const editor = useEditor()
  return {
    ...ACTS_ON_DRAWING,
    onClick: () => placeDrawing(editor, make),
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      startCarrying(editor, () => carryDrawing(editor, make), event),
  }
}

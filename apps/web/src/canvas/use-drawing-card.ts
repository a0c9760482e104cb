import type { PointerEvent } from 'react'
import { useEditor } from '../lib/use-editor.ts'
import { type MakeDrawing, placeDrawing } from './place-drawing.ts'
import { startCarryDrawing } from './start-carry-drawing.ts'

/** What the card of a drawing listens to: a click places it at the middle of the view, a drag carries it there. */
export function useDrawingCard(make: MakeDrawing) {
  const editor = useEditor()
  return {
    onClick: () => placeDrawing(editor, make),
    onPointerDown: (event: PointerEvent<HTMLElement>) => startCarryDrawing(editor, make, event),
  }
}

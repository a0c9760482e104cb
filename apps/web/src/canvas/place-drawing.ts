import { addDrawing, type Drawing, type DrawingId, type Point } from '@ramp/domain'
import { type Editor, MODES, type ScreenPoint, toLayout } from '@ramp/editor'

/** Makes the drawing that a card stands for, at a place of the canvas. */
export type MakeDrawing = (id: DrawingId, at: Point) => Drawing

/** Puts a drawing on the canvas and selects it: at a place of the view, or at its middle (spec 2 §7). */
export function placeDrawing(editor: Editor, make: MakeDrawing, at?: ScreenPoint): DrawingId | null {
  const { camera, viewSize, mode, layout } = editor.state
  if (MODES[mode].isLocked) return null
  const middle = { left: viewSize.width / 2, top: viewSize.height / 2 }
  const { width, height } = layout.project.canvas
  const place = toLayout(camera, at ?? middle)
  const drawing = make(newDrawingId(), { x: within(place.x, width), y: within(place.y, height) })
  editor.run('Add', 'added', addDrawing(drawing))
  editor.select([drawing.id])
  return drawing.id
}

const within = (value: number, limit: number): number => Math.min(limit, Math.max(0, value))

/** Random, like the ids of parts. */
const newDrawingId = (): DrawingId =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join('')

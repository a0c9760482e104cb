import { type Box, boxAround, type PartId } from '@ramp/domain'
import { type Camera, type Editor, panBy, setCamera, toScreen, type ViewSize } from '@ramp/editor'

/** Free space kept between the selection and the edge of the view, in pixels. */
const EDGE = 24
/** Free space kept about a part that was joined: the chips for the next one stand there. */
const ROOM_FOR_CHIPS = 130

/**
 * Moves the view just far enough that a box is not cut off at the right edge, nor at the lower one with the chips below
 * it; never past its own left and upper end.
 */
export function keepInView(camera: Camera, box: Box, view: ViewSize): Camera {
  const min = toScreen(camera, box.min)
  const max = toScreen(camera, box.max)
  const left = Math.max(0, Math.min(max.left + EDGE - view.width, min.left - EDGE))
  const up = Math.max(0, Math.min(max.top + ROOM_FOR_CHIPS - view.height, min.top - EDGE))
  return left > 0 || up > 0 ? panBy(camera, -left, -up) : camera
}

/** Moves the view just far enough that a part and the chips about it are seen. */
export function bringIntoView(editor: Editor, part: PartId): void {
  const { camera, viewSize } = editor.state
  const placed = editor.placement.byId.get(part)
  if (placed) setCamera(editor, revealed(camera, boxAround(placed.outline), viewSize))
}

/** Moves the view just far enough that a box and the room about it are seen. */
export const bringBoxIntoView = (editor: Editor, box: Box): void =>
  setCamera(editor, revealed(editor.state.camera, box, editor.state.viewSize))

/** The camera after the smallest move that shows a box with room about it; its upper left corner wins. */
export function revealed(camera: Camera, box: Box, view: ViewSize): Camera {
  const min = toScreen(camera, box.min)
  const max = toScreen(camera, box.max)
  const left = moveInto(min.left, max.left, view.width)
  const top = moveInto(min.top, max.top, view.height)
  return left === 0 && top === 0 ? camera : panBy(camera, left, top)
}

function moveInto(from: number, to: number, size: number): number {
  if (from < ROOM_FOR_CHIPS) return ROOM_FOR_CHIPS - from
  const beyond = to + ROOM_FOR_CHIPS - size
  return beyond > 0 ? -Math.min(beyond, from - ROOM_FOR_CHIPS) : 0
}

import type { Box } from '@ramp/domain'
import { type Camera, panBy, toScreen, type ViewSize } from '@ramp/editor'

/** Free space kept between the selection and the edge of the view, in pixels. */
const EDGE = 24

/** Moves the view just far enough to the left that a box is not cut off at the right edge; never past its own left end. */
export function keepInView(camera: Camera, box: Box, view: ViewSize): Camera {
  const hidden = toScreen(camera, box.max).left + EDGE - view.width
  const free = toScreen(camera, box.min).left - EDGE
  const by = Math.min(hidden, free)
  return by > 0 ? panBy(camera, -by, 0) : camera
}

import { type Camera, panBy, type ScreenPoint, zoomAbout } from '@ramp/editor'

/** Two fingers on the canvas. */
export type Fingers = readonly [ScreenPoint, ScreenPoint]

const between = ([a, b]: Fingers): ScreenPoint => ({ left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 })
const spread = ([a, b]: Fingers): number => Math.hypot(a.left - b.left, a.top - b.top)

/** The camera after two fingers moved: it zooms as they spread, in the product's steps, and goes where they go. */
export function pinched(camera: Camera, from: Fingers, to: Fingers): Camera {
  const start = between(from)
  const end = between(to)
  const zoomed = zoomAbout(camera, (camera.zoom * spread(to)) / Math.max(1, spread(from)), start)
  return panBy(zoomed, end.left - start.left, end.top - start.top)
}

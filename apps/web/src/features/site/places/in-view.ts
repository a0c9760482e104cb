import type { Point } from '@ramp/domain'
import { type Editor, visibleBox } from '@ramp/editor'

/** The middle of what is seen, on whole inches. */
export function middleInView({ state: { camera, viewSize } }: Editor): Point {
  const { min, max } = visibleBox(camera, viewSize)
  return { x: Math.round((min.x + max.x) / 2), y: Math.round((min.y + max.y) / 2) }
}

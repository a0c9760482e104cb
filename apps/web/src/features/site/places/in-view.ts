import type { Point } from '@ramp/domain'
import { type Editor, visibleBox } from '@ramp/editor'

/** The middle of what is seen, on whole inches. */
export function middleInView({ state: { camera, viewSize } }: Editor): Point {
  const { min, max } = visibleBox(camera, viewSize)
  return { x: Math.round((min.x + max.x) / 2), y: Math.round((min.y + max.y) / 2) }
}

/** A rectangle of whole feet in the middle of what is seen. */
export function rectangleInView({ state: { camera, viewSize } }: Editor): readonly Point[] {
  const { min, max } = visibleBox(camera, viewSize)
  const [width, length] = [max.x - min.x, max.y - min.y].map((size) =>
    Math.max(120, Math.floor(size / 24) * 12),
  )
  const [left, top] = [(min.x + max.x - (width ?? 0)) / 2, (min.y + max.y - (length ?? 0)) / 2].map(
    Math.round,
  )
  const at = (x: number, y: number): Point => ({ x: (left ?? 0) + x, y: (top ?? 0) + y })
  return [at(0, 0), at(width ?? 0, 0), at(width ?? 0, length ?? 0), at(0, length ?? 0)]
}

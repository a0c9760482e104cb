import type { Box } from '@ramp/domain'
import type { View } from './view.ts'

type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The view that shows a box whole and centred in a frame, with a margin on each side, at most at a largest scale. */
export function fitBox(
  { min, max }: Box,
  frame: Frame,
  margin: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
  largest = Number.POSITIVE_INFINITY,
): View {
  const width = Math.max(max.x - min.x, 1e-6)
  const height = Math.max(max.y - min.y, 1e-6)
  const scale = Math.min(
    largest,
    Math.max(1, frame.width - 2 * margin.x) / width,
    Math.max(1, frame.height - 2 * margin.y) / height,
  )
  return {
    scale,
    left: frame.left + frame.width / 2 - ((min.x + max.x) / 2) * scale,
    top: frame.top + frame.height / 2 - ((min.y + max.y) / 2) * scale,
  }
}

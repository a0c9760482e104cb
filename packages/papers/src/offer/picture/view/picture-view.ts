import { type Box, between, clipOutline, type Point } from '@ramp/domain'
import { type Frame, lineData, type Marks, outline, type Pen, path } from '@ramp/drafting'
import type { Point3 } from '@ramp/solids'
import type { Line3 } from '../pieces/piece.ts'
import { type Camera, type Seen, seenBy } from './camera.ts'

/** What a picture is drawn through: an eye, a frame of the sheet, and the direction to the light. */
export type PictureView = {
  readonly camera: Camera
  readonly frame: Frame
  readonly see: (place: Point3) => Seen | null
  readonly light: Point3
}

export const pictureView = (camera: Camera, frame: Frame, light: Point3): PictureView => ({
  camera,
  frame,
  see: seenBy(camera, frame),
  light,
})

const windowOf = ({ left, top, width, height }: Frame): Box => ({
  min: { x: left, y: top },
  max: { x: left + width, y: top + height },
})

/** What of an outline of the sheet is in the frame; nothing of fewer than three corners. */
export function inFrame(corners: readonly Point[], { frame }: PictureView): readonly Point[] {
  const kept = clipOutline(corners, windowOf(frame))
  return kept.length < 3 ? [] : kept
}

/** A flat outline of the room as it is seen in the frame; nothing where a corner is beside or behind the eye. */
export function seenOutline(corners: readonly Point3[], view: PictureView): readonly Point[] {
  const places = corners.map(view.see)
  return places.some((one) => one === null) ? [] : inFrame(places as readonly Point[], view)
}

/** A flat outline of the room, filled. */
export function filled(corners: readonly Point3[], fill: string, pen: Pen | null, view: PictureView): Marks {
  const kept = seenOutline(corners, view)
  return kept.length === 0 ? [] : [outline(kept, pen, fill)]
}

/** Lines of the room as one mark. */
export function lineMarks(
  lines: readonly Line3[],
  { width, color }: Required<Pick<Pen, 'width' | 'color'>>,
  view: PictureView,
): Marks {
  const data = lines.flatMap(([a, b]) => {
    const [from, to] = [view.see(a), view.see(b)]
    const kept = from && to && cutToBox([from, to], windowOf(view.frame))
    return kept ? [lineData(kept)] : []
  })
  return data.length === 0 ? [] : [path(data.join(''), { stroke: { color, width, unit: 'in' } })]
}

/** What of a line is in a box; null where nothing is. */
function cutToBox([a, b]: readonly [Point, Point], { min, max }: Box): readonly [Point, Point] | null {
  const spans = [spanIn(a.x, b.x, min.x, max.x), spanIn(a.y, b.y, min.y, max.y)]
  const from = Math.max(0, ...spans.map(([start]) => start))
  const to = Math.min(1, ...spans.map(([, end]) => end))
  return from < to ? [between(a, b, from), between(a, b, to)] : null
}

/** From where to where along a line it is between two limits. */
function spanIn(start: number, end: number, low: number, high: number): readonly [number, number] {
  const length = end - start
  if (Math.abs(length) < 1e-9) return start >= low && start <= high ? [0, 1] : [1, 0]
  const [first, last] = [(low - start) / length, (high - start) / length]
  return first < last ? [first, last] : [last, first]
}

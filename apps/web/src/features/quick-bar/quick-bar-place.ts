import { boxAround, type PlacedPart } from '@ramp/domain'
import { type Camera, toScreen, type ViewSize } from '@ramp/editor'

/** Room the bar takes, and its distance from the selection and from the edge of the canvas, in pixels. */
const BAR = { width: 144, height: 38 } as const
const DISTANCE = 14
const EDGE = 8

/** Right of the selection at its upper edge; left of it, or inside the view, where there is no room. */
export function quickBarPlace(
  parts: readonly PlacedPart[],
  camera: Camera,
  view: ViewSize,
): { readonly left: number; readonly top: number } {
  const box = boxAround(parts.flatMap(({ box: { min, max } }) => [min, max]))
  const min = toScreen(camera, box.min)
  const max = toScreen(camera, box.max)
  const beside = max.left + DISTANCE
  const fitsBeside = beside + BAR.width + EDGE <= view.width
  const left = fitsBeside ? beside : min.left - DISTANCE - BAR.width
  return {
    left: between(left, EDGE, view.width - BAR.width - EDGE),
    top: between(min.top, EDGE, view.height - BAR.height - EDGE),
  }
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

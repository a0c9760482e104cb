import type { PlacedSide } from '@ramp/domain'
import { type Camera, toScreen, type ViewSize } from '@ramp/editor'

export type Size = { readonly width: number; readonly height: number }

/** Open chips are at most this wide, in pixels; then they go on in another row. */
const CHIPS_WIDTH = 380
/** A plus, for a pointer and for fingers. */
export const PLUS_SIZE: Size = { width: 24, height: 24 }
export const TOUCH_PLUS_SIZE: Size = { width: 44, height: 44 }

/** Distance from the side, in pixels; at the top side the handle that turns the part comes first. */
const OUT = 16
const OUT_BEYOND_HANDLE = 44
/** Distance from the edge of the view. */
const EDGE = 8

/** How wide open chips may be in a view. */
export const chipsWidth = ({ width }: Pick<ViewSize, 'width'>): number =>
  Math.min(CHIPS_WIDTH, width - 2 * EDGE)

/** Where the upper left corner of chips stands: outward of the middle of a side, growing away from it, inside the view. */
export function chipsPlace(
  { middle, normal, side }: PlacedSide,
  { width, height }: Size,
  camera: Camera,
  view: ViewSize,
): { readonly left: number; readonly top: number } {
  const at = toScreen(camera, middle)
  const out = side === 'TOP' ? OUT_BEYOND_HANDLE : OUT
  const left = at.left + normal.x * out - (width / 2) * (1 - normal.x)
  const top = at.top + normal.y * out - (height / 2) * (1 - normal.y)
  return {
    left: between(left, EDGE, view.width - width - EDGE),
    top: between(top, EDGE, view.height - height - EDGE),
  }
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

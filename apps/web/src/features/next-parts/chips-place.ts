import type { Box, PlacedSide } from '@ramp/domain'
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
/** Distance from the part where the plus of another side may stand between. */
const BEYOND_PLUS = 48
/** Distance from the edge of the view. */
const EDGE = 8

/** How wide open chips may be in a view. */
export const chipsWidth = ({ width }: Pick<ViewSize, 'width'>): number =>
  Math.min(CHIPS_WIDTH, width - 2 * EDGE)

type Place = { readonly left: number; readonly top: number }

export type ChipsSurroundings = {
  readonly size: Size
  readonly camera: Camera
  readonly view: ViewSize
  /** Upright box around the part the chips belong to. */
  readonly part: Box
}

/**
 * Where the upper left corner of chips stands: outward of the middle of a side, growing away from it, inside the view.
 * Where the edge of the view would push them onto their part, they stand below, above or beside it.
 */
export function chipsPlace({ middle, normal, side }: PlacedSide, around: ChipsSurroundings): Place {
  const { size, camera, view, part } = around
  const at = toScreen(camera, middle)
  const out = side === 'TOP' ? OUT_BEYOND_HANDLE : OUT
  const wanted = {
    left: at.left + normal.x * out - (size.width / 2) * (1 - normal.x),
    top: at.top + normal.y * out - (size.height / 2) * (1 - normal.y),
  }
  const inView = ({ left, top }: Place): Place => ({
    left: between(left, EDGE, view.width - size.width - EDGE),
    top: between(top, EDGE, view.height - size.height - EDGE),
  })
  const place = inView(wanted)
  if (place.left === wanted.left && place.top === wanted.top) return place
  const [from, to] = [toScreen(camera, part.min), toScreen(camera, part.max)]
  const covers = ({ left, top }: Place) =>
    left < to.left && left + size.width > from.left && top < to.top && top + size.height > from.top
  const aside = [
    { left: wanted.left, top: to.top + BEYOND_PLUS },
    { left: wanted.left, top: from.top - OUT_BEYOND_HANDLE - BEYOND_PLUS - size.height },
    { left: to.left + BEYOND_PLUS, top: wanted.top },
    { left: from.left - BEYOND_PLUS - size.width, top: wanted.top },
  ]
  return [place, ...aside.map(inView)].find((one) => !covers(one)) ?? place
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

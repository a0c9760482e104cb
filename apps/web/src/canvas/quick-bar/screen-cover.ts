import { clipOutline, type Point } from '@ramp/domain'
import type { ScreenPoint } from '@ramp/editor'

/** An upright rectangle on the screen, in pixels. */
export type ScreenBox = ScreenPoint & { readonly width: number; readonly height: number }

/** How many square pixels of a convex shape a box covers. */
export function coveredArea(shape: readonly ScreenPoint[], { left, top, width, height }: ScreenBox): number {
  const box = { min: { x: left, y: top }, max: { x: left + width, y: top + height } }
  return areaOf(
    clipOutline(
      shape.map((at) => ({ x: at.left, y: at.top })),
      box,
    ),
  )
}

function areaOf(shape: readonly Point[]): number {
  const twice = shape.reduce((sum, to, index) => {
    const from = shape.at(index - 1) ?? to
    return sum + from.x * to.y - to.x * from.y
  }, 0)
  return Math.abs(twice) / 2
}

/** The corners of a box, about which `room` is kept free. */
export function cornersOf({ left, top, width, height }: ScreenBox, room = 0): readonly ScreenPoint[] {
  const [right, bottom] = [left + width + room, top + height + room]
  return [
    { left: left - room, top: top - room },
    { left: right, top: top - room },
    { left: right, top: bottom },
    { left: left - room, top: bottom },
  ]
}

import type { Point } from '@ramp/domain'
import type { ScreenPoint } from '../camera.ts'
import type { AxisLock } from '../input/keys.ts'

/** A press that moves less than this is a click; a finger is less steady. */
const CLICK_SLOP_IN_PIXELS = { pointer: 3, finger: 9 } as const

export const isDrag = (from: ScreenPoint, to: ScreenPoint, isTouch = false): boolean =>
  Math.hypot(to.left - from.left, to.top - from.top) > CLICK_SLOP_IN_PIXELS[isTouch ? 'finger' : 'pointer']

/** Keeps a movement to the direction of a held key: V, B, C or X (spec 1 §9). */
export function lockTo(axis: AxisLock, { x, y }: Point): Point {
  switch (axis) {
    case 'vertical':
      return { x: 0, y }
    case 'horizontal':
      return { x, y: 0 }
    case 'diagonal':
      return { x: (x - y) / 2, y: (y - x) / 2 }
    case 'antidiagonal':
      return { x: (x + y) / 2, y: (x + y) / 2 }
    case null:
      return { x, y }
  }
}

import type { Point } from '@ramp/domain'
import type { Frame } from '@ramp/drafting'
import type { Point3 } from '@ramp/solids'

/**
 * Where somebody looks from and at, in inches. `zoom` is how many points something takes that is as large as it is far away,
 * and `shift` moves the picture by such lengths, as a lens does.
 */
export type Camera = {
  readonly eye: Point3
  readonly at: Point3
  readonly zoom: number
  readonly shift: Point
}

/** A place in a picture: on the sheet in points, and how far away it lies in inches. */
export type Seen = Point & { readonly away: number }

/** How a camera sees places in a frame; null where they lie beside or behind the eye. */
export function seenBy({ eye, at, zoom, shift }: Camera, { left, top, width, height }: Frame) {
  const forward = unit(minus(at, eye))
  // Who looks up the drawing has its right edge at the right hand; y goes down, so the turn is the other way round.
  const right = unit({ x: -forward.y, y: forward.x, z: 0 })
  const up = crossed(forward, right)
  return (place: Point3): Seen | null => {
    const from = minus(place, eye)
    const away = dotted(from, forward)
    if (away < NEAREST) return null
    return {
      x: left + width / 2 + (dotted(from, right) / away + shift.x) * zoom,
      y: top + height / 2 - (dotted(from, up) / away + shift.y) * zoom,
      away,
    }
  }
}

const NEAREST = 10

export const minus = (a: Point3, b: Point3): Point3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
export const dotted = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z
const lengthOf = (a: Point3): number => Math.hypot(a.x, a.y, a.z)
export const unit = (a: Point3): Point3 => {
  const length = lengthOf(a) || 1
  return { x: a.x / length, y: a.y / length, z: a.z / length }
}
export const crossed = (a: Point3, b: Point3): Point3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})

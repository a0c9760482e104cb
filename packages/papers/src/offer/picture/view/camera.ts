import type { Point } from '@ramp/domain'
import type { Frame } from '@ramp/drafting'
import type { Point3 } from '@ramp/solids'
import { crossed, dotted, minus, unit } from '../geometry/space.ts'

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

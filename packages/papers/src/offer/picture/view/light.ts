import type { Point } from '@ramp/domain'
import type { Material, Point3 } from '@ramp/solids'
import { dotted, unit } from '../geometry/space.ts'
import type { Camera } from './camera.ts'

/** What looks away from the light keeps so much of its color, and what faces it gets so much more. */
const AMBIENT = 0.72
const DIRECT = 0.36
/** Metal gives back some of the sky where it looks up. */
const SKY_ON_METAL = 0.08

/** Light falls on the side of the door, and from the other hand than the one the eye is on: two sides of a thing differ. */
const FALL = { before: 0.9, aside: 0.75, up: 1.45 }

/**
 * The direction to the light, of length 1.
 * @param out the way that leads out of the door, of length 1
 */
export function lightFrom(out: Point, { eye, at }: Camera): Point3 {
  const hand = { x: -out.y, y: out.x }
  const side = (eye.x - at.x) * hand.x + (eye.y - at.y) * hand.y >= 0 ? -1 : 1
  return unit({
    x: out.x * FALL.before + hand.x * side * FALL.aside,
    y: out.y * FALL.before + hand.y * side * FALL.aside,
    z: FALL.up,
  })
}

/** The color of a material that looks a way, in light. */
export function litColor({ color, metalness }: Material, out: Point3, light: Point3): string {
  const direct = DIRECT * Math.max(0, dotted(out, light))
  const sky = SKY_ON_METAL * metalness * Math.max(0, out.z)
  return shade(color, AMBIENT + direct + sky)
}

/** A color with so much of its light: 1 as it is, below darker, above toward white. */
export const shade = (color: string, by: number): string =>
  `#${channels(color)
    .map((one) => hex(by <= 1 ? one * by : one + (255 - one) * Math.min(1, (by - 1) * 1.5)))
    .join('')}`

/** A color on its way to another. */
export const blend = (from: string, to: string, share: number): string => {
  const other = channels(to)
  return `#${channels(from)
    .map((one, index) => hex(one + ((other[index] ?? one) - one) * share))
    .join('')}`
}

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

const hex = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')

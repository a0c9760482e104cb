import type { Point } from '../../../base/geometry/point.ts'
import type { Inches } from '../../../base/units.ts'
import type { Heading } from './rect.ts'

/** What was found out at a place for a heading: every pattern that comes by again knows it. */
export type KnownPlaces<Known> = {
  readonly at: (place: Point, heading: Heading, find: () => Known) => Known
}

export function knownPlaces<Known extends object | number | null>(): KnownPlaces<Known> {
  const known = new Map<number, Known>()
  return {
    at: (place, heading, find) => {
      const key = placeKey(place, heading)
      const held = known.get(key)
      if (held !== undefined) return held
      const found = find()
      known.set(key, found)
      return found
    },
  }
}

/** Places that differ by less than the dust of a few additions are one. */
const SAME: Inches = 1 / 4096
/** More than any site is wide, in such steps; a key stays a whole number that is exact. */
const WIDE = 2 ** 25

/** Places that are one have one key. */
export const placeKey = ({ x, y }: Point, heading: Heading): number =>
  (Math.round(x / SAME) * WIDE + Math.round(y / SAME)) * 4 + heading

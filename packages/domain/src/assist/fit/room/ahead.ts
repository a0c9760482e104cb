import type { Point } from '../../../base/geometry/point.ts'
import { INCHES_PER_FOOT, type Inches } from '../../../base/units.ts'
import { knownPlaces } from './known-places.ts'
import { type Heading, rectAhead } from './rect.ts'
import { type Blocked, blocksRamp, type Room } from './room.ts'

/** How long a flight may be from a place as far as the site goes, in whole feet, and what ends it. */
type Ahead = { readonly length: Inches; readonly blocked: Blocked | null }

/** Looks ahead from a place. */
export type LookAhead = (from: Point, heading: Heading) => Ahead

type Flights = { readonly longest: Inches; readonly wide: Inches }

/** What blocks a length blocks every longer one, so the longest that is free is found by halves. */
export function lookingAhead(room: Room, { longest, wide }: Flights): LookAhead {
  const known = knownPlaces<Ahead>()
  const most = Math.floor(longest / INCHES_PER_FOOT)
  const lookFrom = (from: Point, heading: Heading): Ahead => {
    const blockedAt = (feet: number) =>
      blocksRamp(room, rectAhead(from, heading, feet * INCHES_PER_FOOT, wide))
    let [free, over, blocked] = [0, most, blockedAt(most)]
    if (!blocked) return { length: most * INCHES_PER_FOOT, blocked }
    while (over - free > 1) {
      const feet = Math.floor((free + over) / 2)
      const found = blockedAt(feet)
      if (found) [over, blocked] = [feet, found]
      else free = feet
    }
    return { length: free * INCHES_PER_FOOT, blocked }
  }
  return (from, heading) => known.at(from, heading, () => lookFrom(from, heading))
}

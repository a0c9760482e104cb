import type { Point } from '../../../base/geometry/point.ts'
import type { Stage } from '../pieces/route.ts'
import { type KnownPlaces, knownPlaces } from '../room/known-places.ts'
import type { Heading } from '../room/rect.ts'

/** What is known of each way over a landing, in the order of the landings, where a flight above it ends. */
export type RoomForLandings = (stage: Stage, at: Point, heading: Heading, count: number) => number[]

export const UNKNOWN = 0
export const FREE = 1
export const BLOCKED = 2

/** Known by place and not by the way above it, so that every pattern that comes by again knows it, in every pass. */
export function roomForLandings(): RoomForLandings {
  const known = new Map<Stage, KnownPlaces<number[]>>()
  return (stage, at, heading, count) => {
    const ofStage = known.get(stage) ?? knownPlaces<number[]>()
    known.set(stage, ofStage)
    return ofStage.at(at, heading, () => Array<number>(count).fill(UNKNOWN))
  }
}

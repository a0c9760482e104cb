import { add, between, distance, normalOf, type Point, scale } from '../../base/geometry/point.ts'
import { awayFrom, shareAlong } from '../../base/geometry/polygon.ts'
import { runsThrough } from '../../base/geometry/runs-through.ts'
import type { Inches } from '../../base/units.ts'
import { doorInSentence, type Footing, type Site } from '../../model/layout/site.ts'
import { housesOf, obstaclesOf, outlineOfFooting } from '../../model/layout/things-of-site.ts'
import { type HouseCorner, houseCorners, houseWalls } from '../../model/places/house-walls.ts'

/** A place that a tape can be held to. */
export type TapePlace = { readonly name: string; readonly at: Point }

/** What a tape can be held to: the jambs of the doors, by the name of their door where there are several, and the corners of the houses. */
export function tapePlaces(site: Site): readonly TapePlace[] {
  const isOne = site.doors.length === 1
  const jambs = site.doors.flatMap((door) => {
    const { at, faces = 180, width = 36 } = door
    if (!at) return []
    const name = (side: 'left' | 'right') =>
      isOne ? `${side} door jamb` : `${side} jamb of ${doorInSentence(site, door)}`
    // Left and right as seen from outside, facing the door.
    const right = normalOf(faces - 90)
    return [
      { name: name('left'), at: add(at, scale(right, -width / 2)) },
      { name: name('right'), at: add(at, scale(right, width / 2)) },
    ]
  })
  return [...jambs, ...houseCorners(site)]
}

/** Whether nothing solid is between two places: no house, and no obstacle that no part may be in. */
export const isSeenFrom = (site: Site, from: Point, to: Point): boolean =>
  !housesOf(site).some(({ outline }) => runsThrough(outline, from, to)) &&
  !obstaclesOf(site).some((thing) => isInLine(thing, from, to))

const isInLine = (thing: Footing, from: Point, to: Point): boolean =>
  'at' in thing
    ? awayFrom(from, to, thing.at) < thing.radius && distance(thing.at, to) > thing.radius
    : runsThrough(outlineOfFooting(thing), from, to)

/** A place found from one wall: so far along it from a corner, then so far out. */
export type WallOffset = {
  /** The corners the wall is between, the one it is measured from first. */
  readonly corners: readonly [HouseCorner, HouseCorner]
  readonly along: Inches
  readonly out: Inches
}

/** The nearest wall that a place is square before, with nothing solid between them; null where there is none. */
export function wallOffset(site: Site, at: Point): WallOffset | null {
  const offsets = houseWalls(site).flatMap(({ left, right }): readonly WallOffset[] => {
    const share = shareAlong(left.at, right.at, at)
    const foot = between(left.at, right.at, share)
    if (share <= 0 || share >= 1 || !isSeenFrom(site, foot, at)) return []
    const corners = share <= 0.5 ? ([left, right] as const) : ([right, left] as const)
    return [{ corners, along: distance(corners[0].at, foot), out: distance(foot, at) }]
  })
  return offsets.toSorted((a, b) => a.out - b.out)[0] ?? null
}

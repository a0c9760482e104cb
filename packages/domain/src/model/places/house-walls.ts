import { between, distance, dot, normalOf, type Point, subtract } from '../../base/geometry/point.ts'
import { awayFrom, shareAlong, signedArea, stretchesOf } from '../../base/geometry/polygon.ts'
import { type Inches, roundTo } from '../../base/units.ts'
import { type DoorFacing, FACINGS, type Site, type SiteDoor } from '../layout/site.ts'
import { blocksOf, housesOf, nameOfThing, thingKey } from '../layout/things-of-site.ts'
import { facingOf } from '../survey/walked-outline.ts'
import type { SiteKey } from './site-key.ts'

/** A corner of a house by its number, from 1, as the drawing shows it. */
export type HouseCorner = { readonly at: Point; readonly name: string; readonly number: number }

/** A wall between two corners, left and right as seen from outside, and the way out of it. */
export type HouseWall = {
  readonly left: HouseCorner
  readonly right: HouseCorner
  readonly faces: DoorFacing
  /** Whose wall it is. */
  readonly house: SiteKey
}

/** Corners of all houses; with several houses a corner says whose it is. */
export const houseCorners = (site: Site): readonly HouseCorner[] =>
  cornersByHouse(site).flatMap(({ corners }) => corners)

/** Corners a tape is held to when something is placed: a house that is moved takes its own ones along. */
export const cornersBeside = (site: Site, key: SiteKey): readonly HouseCorner[] =>
  cornersByHouse(site).flatMap(({ house, corners }) => (house === key ? [] : corners))

type CornersOfHouse = { readonly house: SiteKey; readonly corners: readonly HouseCorner[] }

function cornersByHouse(site: Site): readonly CornersOfHouse[] {
  const houses = housesOf(site)
  const keys = (site.things ?? []).flatMap((thing, place) =>
    blocksOf(thing) === 'walls' ? [thingKey(place)] : [],
  )
  const names = houses.map(nameOfThing)
  return houses.map(({ outline }, place) => ({
    house: keys[place] ?? thingKey(place),
    corners: outline.map((at, index) => ({
      at,
      number: index + 1,
      name: houses.length > 1 ? `corner ${index + 1} of ${apart(names, place)}` : `corner ${index + 1}`,
    })),
  }))
}

/** A name among others; those of one name have their number behind it. */
function apart(names: readonly string[], place: number): string {
  const name = names[place] ?? ''
  const isShared = names.some((other, at) => other === name && at !== place)
  return isShared ? `${name} ${names.slice(0, place + 1).filter((other) => other === name).length}` : name
}

export const houseWalls = (site: Site): readonly HouseWall[] => cornersByHouse(site).flatMap(wallsBetween)

function wallsBetween({ house, corners }: CornersOfHouse): readonly HouseWall[] {
  const isClockwise = signedArea(corners.map(({ at }) => at)) >= 0
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length]
    if (!to || distance(from.at, to.at) === 0) return []
    // Walked clockwise, the way out of a wall is on its left hand.
    const out = (facingOf(from.at, to.at) + (isClockwise ? 270 : 90)) % 360
    const [left, right] = isClockwise ? [to, from] : [from, to]
    return [{ left, right, faces: FACINGS[Math.round(out / 90) % FACINGS.length] ?? 180, house }]
  })
}

/** The wall that is nearest to a place, of all or of some walls. */
export const nearestWall = (walls: readonly HouseWall[], at: Point): HouseWall | null =>
  walls.toSorted((a, b) => awayFrom(a.left.at, a.right.at, at) - awayFrom(b.left.at, b.right.at, at))[0] ??
  null

/** What is this close to a wall is in it. */
const IN_WALL: Inches = 2

/** The wall a door is in, with the distance of its center from both corners; null where it is in none. */
export function wallOfDoor(
  site: Site,
  { at }: Pick<SiteDoor, 'at'>,
): { readonly wall: HouseWall; readonly fromLeft: Inches; readonly fromRight: Inches } | null {
  const wall = at && nearestWall(houseWalls(site), at)
  if (!at || !wall || awayFrom(wall.left.at, wall.right.at, at) > IN_WALL) return null
  const fromLeft = shareAlong(wall.left.at, wall.right.at, at) * lengthOfWall(wall)
  return { wall, fromLeft, fromRight: lengthOfWall(wall) - fromLeft }
}

export const lengthOfWall = ({ left, right }: HouseWall): Inches => distance(left.at, right.at)

type InWall = { readonly at: Point; readonly faces: DoorFacing }

/** A door whose center is so far from the left corner of its wall. */
export function doorAlong(wall: HouseWall, fromLeft: Inches): InWall {
  const { x, y } = between(wall.left.at, wall.right.at, fromLeft / lengthOfWall(wall))
  return { at: { x: roundTo(x, DUST), y: roundTo(y, DUST) }, faces: wall.faces }
}

/** Places after the point: what is beyond them comes from dividing, and nobody typed it. */
const DUST = 6

/** The place in the nearest wall; without a house the place itself, with the way out down the drawing. */
export function doorNear(site: Site, at: Point): InWall {
  const wall = nearestWall(houseWalls(site), at)
  return wall
    ? doorAlong(wall, shareAlong(wall.left.at, wall.right.at, at) * lengthOfWall(wall))
    : { at, faces: 180 }
}

/** Doors in the walls of one house. */
export const doorsIn = (site: Site, outline: readonly Point[]): readonly SiteDoor[] =>
  site.doors.filter(
    ({ at }) => at && stretchesOf(outline).some(([from, to]) => awayFrom(from, to, at) <= IN_WALL),
  )

/** The house that a lot is measured to and where its front is: that of the first door in a wall, else the largest. */
export function facedHouse(
  site: Site,
): { readonly house: readonly Point[]; readonly faces: DoorFacing } | null {
  const houses = cornersByHouse(site).map(({ house, corners }) => ({
    key: house,
    house: corners.map(({ at }) => at),
  }))
  for (const door of site.doors) {
    const wall = wallOfDoor(site, door)?.wall
    const found = houses.find(({ key }) => key === wall?.house)
    if (wall && found) return { house: found.house, faces: door.faces ?? wall.faces }
  }
  const [largest] = houses.toSorted((a, b) => Math.abs(signedArea(b.house)) - Math.abs(signedArea(a.house)))
  return largest ? { house: largest.house, faces: site.doors[0]?.faces ?? 180 } : null
}

/** Directions at a wall: to the right as seen from outside, and out of it; each one inch long. */
export const directionsAt = (faces: DoorFacing): { readonly right: Point; readonly out: Point } => ({
  right: normalOf(faces - 90),
  out: normalOf(faces),
})

/** A place as seen from another one: so far to the right and out. */
export const seenFrom = (
  { origin, right, out }: { readonly origin: Point; readonly right: Point; readonly out: Point },
  at: Point,
): { readonly right: Inches; readonly out: Inches } => ({
  right: dot(subtract(at, origin), right),
  out: dot(subtract(at, origin), out),
})

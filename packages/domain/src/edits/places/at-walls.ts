import { gapBetween } from '../../base/geometry/gap-between.ts'
import { add, distance, type Point, subtract } from '../../base/geometry/point.ts'
import { shareAlong } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import {
  type DoorFacing,
  type Footing,
  opensOnto,
  type Porch,
  type Site,
  type SiteDoor,
} from '../../model/layout/site.ts'
import { motionBy, movedFooting } from '../../model/layout/site-places.ts'
import { siteThing } from '../../model/layout/site-things.ts'
import { outlineOfFooting, thingKey } from '../../model/layout/things-of-site.ts'
import {
  doorAlong,
  type HouseWall,
  houseWalls,
  lengthOfWall,
  nearestWall,
  wallOfDoor,
} from '../../model/places/house-walls.ts'
import type { SiteKey } from '../../model/places/site-key.ts'

/** At this gap a porch, steps or a meter belong to a house. */
const AT_HOUSE: Inches = 12

/** Whether something is at the walls of a house. */
export const isAtHouse = (house: readonly Point[], footing: Footing): boolean =>
  gapBetween(house, outlineOfFooting(footing)) <= AT_HOUSE

/** The clear width of a door of which nobody said it. */
const USUAL_WIDTH: Inches = 36
/** The way out of a door of which nobody said it. */
const DOWN: DoorFacing = 180
const NO_WAY: Point = { x: 0, y: 0 }

/**
 * A site after the walls of a house have changed: its doors, and what is at its walls, stay in theirs, as far from the left
 * corner as before, seen from outside; on a wall that became too short at its end. A porch goes with its door.
 */
export function keptAtWalls(before: Site, after: Site, house: SiteKey): Site {
  const [walls, next] = [before, after].map((site) => houseWalls(site).filter((wall) => wall.house === house))
  if (!walls || !next || walls.length === 0 || next.length === 0) return after
  const outline = walls.map(({ left }) => left.at)
  const wayAt = (at: Point): Point => {
    const wall = nearestWall(walls, at)
    return wall ? wayAlong(wall, wallAfter(wall, walls, next), at, 0) : NO_WAY
  }
  const ways = new Map(before.doors.map((door) => [door.id, wayOfDoor(before, door, { house, walls, next })]))
  return {
    ...after,
    doors: after.doors.map((door) => {
      const way = ways.get(door.id)
      return way && door.at ? { ...door, at: add(door.at, way.by), ...way.turned } : door
    }),
    ...(after.porch && { porch: movedFooting(after.porch, motionBy(porchWay(after.porch))) }),
    ...(after.things && {
      things: after.things.map((thing, place) =>
        thingKey(place) !== house &&
        siteThing(thing.kind).menu === 'At the house' &&
        isAtHouse(outline, thing)
          ? movedFooting(thing, motionBy(wayAt(middleOf(thing))))
          : thing,
      ),
    }),
  }

  function porchWay(porch: Porch): Point {
    const door = before.doors.find((one) => one.at && opensOnto(porch, { ...one, faces: one.faces ?? DOWN }))
    if (door) return ways.get(door.id)?.by ?? NO_WAY
    return isAtHouse(outline, porch) ? wayAt(middleOf(porch)) : NO_WAY
  }
}

type Walls = {
  readonly house: SiteKey
  readonly walls: readonly HouseWall[]
  readonly next: readonly HouseWall[]
}

/** How a door in one of these walls moves, and where it faces where its wall has turned; null of any other door. */
function wayOfDoor(site: Site, door: SiteDoor, { house, walls, next }: Walls) {
  const found = wallOfDoor(site, door)
  if (!door.at || found?.wall.house !== house) return null
  const to = wallAfter(found.wall, walls, next)
  return {
    by: wayAlong(found.wall, to, door.at, (door.width ?? USUAL_WIDTH) / 2),
    turned: to.faces === found.wall.faces ? {} : { faces: to.faces },
  }
}

/** What a wall has become: the one between the corners of its numbers; with more or fewer corners the one in its place. */
function wallAfter(wall: HouseWall, walls: readonly HouseWall[], next: readonly HouseWall[]): HouseWall {
  const numbers = ({ left, right }: HouseWall) => [left.number, right.number].toSorted().join()
  const isThere = ({ left, right }: HouseWall) =>
    distance(left.at, wall.left.at) === 0 && distance(right.at, wall.right.at) === 0
  const middle = { x: (wall.left.at.x + wall.right.at.x) / 2, y: (wall.left.at.y + wall.right.at.y) / 2 }
  const found =
    next.length === walls.length
      ? next.find((one) => numbers(one) === numbers(wall))
      : (next.find(isThere) ?? nearestWall(next, middle))
  return found ?? wall
}

/** How a place at a wall moves with it; `reach` of it stays before the right corner, or as much as was. */
function wayAlong(wall: HouseWall, to: HouseWall, at: Point, reach: Inches): Point {
  const fromLeft = shareAlong(wall.left.at, wall.right.at, at) * lengthOfWall(wall)
  const end = lengthOfWall(to) - Math.min(reach, lengthOfWall(wall) - fromLeft)
  const kept = Math.max(0, Math.min(fromLeft, end))
  return subtract(doorAlong(to, kept).at, doorAlong(wall, fromLeft).at)
}

function middleOf(footing: Footing): Point {
  if ('at' in footing) return footing.at
  const corners = outlineOfFooting(footing)
  const sum = corners.reduce(add, NO_WAY)
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}

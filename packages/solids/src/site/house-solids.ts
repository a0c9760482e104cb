import {
  type Analysis,
  distance,
  doorTitle,
  groundOf,
  housesOf,
  type Inches,
  isInPlace,
  type OpeningJoint,
  type Point,
  type SiteDoor,
  turnOf,
} from '@ramp/domain'
import { SITE_MEASURES } from '../measures.ts'
import { heightAtSide, type SetOutPart, settingOut } from '../setting-out/setting-out.ts'
import { block } from '../solid/make.ts'
import type { Solid } from '../solid/solid.ts'
import { clockwise } from './polygons.ts'

const WALL = SITE_MEASURES.wall.inches
const DOOR_WIDTH = SITE_MEASURES.doorWidth.inches
/** A wall nobody drew reaches so far to both sides of its door, and stays so far from what stands there. */
const HALF_WALL: Inches = 34
const SHORTEST_HALF: Inches = 24
const CLEAR: Inches = 6
/** A door in its wall: the middle of its sill on the face of the wall, and the way out of it. */
export type HouseDoor = {
  /** As a person calls it, or its number where the site has several. */
  readonly name?: string
  readonly at: Point
  readonly out: Point
  readonly sill: Inches
  readonly width: Inches
}

/**
 * The walls of the house with its doors; where no house is known, a wall before each entrance, and a door in it where
 * somebody said that there is one. A porch or a structure has no wall of ours.
 */
export function houseSolids(analysis: Analysis): readonly Solid[] {
  const houses = housesOf(analysis.layout.site).filter(isInPlace)
  const doors = doorsOf(analysis)
  const ways = housePlacesOf(analysis)
  const top = Math.max(0, ...ways.map(({ sill }) => sill)) + SITE_MEASURES.storey.inches
  const walls =
    houses.length > 0
      ? houses.flatMap(({ name, outline }) => wallsAround(name, clockwise(outline), top, analysis))
      : ways.map((way, index) => wallOf(way, index, top, analysis))
  return [...walls, ...doors.map(doorSolid)]
}

/** Where a house is before a system: at its doors with a place, else at each entrance that may lead to a door. */
export function housePlacesOf(analysis: Analysis): readonly HouseDoor[] {
  const placed = placedDoors(analysis)
  return placed.length > 0 ? placed : wallsBefore(analysis)
}

/** The doors a system leads to: those with a place on the site, else one at each entrance that somebody said leads to a door. */
export function doorsOf(analysis: Analysis): readonly HouseDoor[] {
  const placed = placedDoors(analysis)
  return placed.length > 0 ? placed : entrancesOf(analysis, ({ leadsTo }) => leadsTo === 'door')
}

const placedDoors = ({ layout: { site } }: Analysis): readonly HouseDoor[] =>
  site.doors.flatMap((door) => {
    const isNamed = door.name !== undefined || site.doors.length > 1
    return wayOfDoor(door).map((way) => (isNamed ? { ...way, name: doorTitle(site, door) } : way))
  })

/** Where a wall is drawn: before every entrance, unless it is said to lead to something else. */
const wallsBefore = (analysis: Analysis): readonly HouseDoor[] =>
  entrancesOf(analysis, ({ leadsTo }) => leadsTo === undefined || leadsTo === 'door')

const wayOfDoor = ({ at, faces = 0, sill, width = DOOR_WIDTH }: SiteDoor): readonly HouseDoor[] => {
  if (!at) return []
  const [cosine, sine] = turnOf(faces)
  return [{ at, out: { x: sine, y: 0 - cosine }, sill, width }]
}

function entrancesOf(analysis: Analysis, isAsked: (opening: OpeningJoint) => boolean): readonly HouseDoor[] {
  const { byId } = settingOut(analysis)
  return analysis.connections.openings
    .filter((opening) => opening.use === 'entrance' && isAsked(opening))
    .flatMap((opening) => {
      const part = byId.get(opening.end.part)
      return part ? [wayAt(part, opening)] : []
    })
}

function wayAt(part: SetOutPart, { kind, end }: OpeningJoint): HouseDoor {
  const { middle, normal } = part.placed.sides[end.side]
  const { beforeRamp, beforeDeck } = SITE_MEASURES
  const gap = (kind === 'STRUCTURE_TO_RAMP' ? beforeRamp : beforeDeck).inches
  const { x, y } = part.toGround(middle)
  return {
    at: { x: x + normal.x * gap, y: y + normal.y * gap },
    out: { x: -normal.x, y: -normal.y },
    sill: heightAtSide(part, end.side),
    width: DOOR_WIDTH,
  }
}

/** Turn of a block whose y looks along a direction. */
const turnTo = ({ x, y }: Point): number => (Math.atan2(-x, y) * 180) / Math.PI

const behind = ({ at, out }: HouseDoor, by: Inches): Point => ({ x: at.x - out.x * by, y: at.y - out.y * by })

/** A door in its wall. */
export function doorSolid(way: HouseDoor, index: number): Solid {
  const owner = { kind: 'site', id: `door-${index + 1}` } as const
  const size = { x: way.width, y: WALL + 1, z: SITE_MEASURES.doorHeight.inches }
  return block({ owner, role: 'door' }, { ...behind(way, WALL / 2), z: way.sill }, size, turnTo(way.out))
}

/** A wall around its door that ends before it runs into the system. */
function wallOf(way: HouseDoor, index: number, top: Inches, analysis: Analysis): Solid {
  const [left, right] = roomBeside(way, settingOut(analysis).parts)
  const shift = (right - left) / 2
  // The right hand of somebody who stands in the door and looks out.
  const hand = { x: -way.out.y, y: way.out.x }
  const back = behind(way, WALL / 2)
  const at = { x: back.x + hand.x * shift, y: back.y + hand.y * shift }
  const bottom = groundOf(analysis.layout.site)?.heightAt(way.at) ?? 0
  const owner = { kind: 'site', id: `house-${index + 1}` } as const
  const size = { x: left + right, y: WALL, z: top - bottom }
  return block({ owner, role: 'house' }, { ...at, z: bottom }, size, turnTo(way.out))
}

/** How far a wall may reach to the left and to the right of a door. */
function roomBeside(way: HouseDoor, parts: readonly SetOutPart[]): readonly [Inches, Inches] {
  const hand = { x: -way.out.y, y: way.out.x }
  let [left, right] = [HALF_WALL, HALF_WALL]
  for (const { outline } of parts) {
    const places = outline.map(({ x, y }) => ({
      along: (x - way.at.x) * hand.x + (y - way.at.y) * hand.y,
      out: (x - way.at.x) * way.out.x + (y - way.at.y) * way.out.y,
    }))
    const outs = places.map(({ out }) => out)
    if (Math.min(...outs) >= 0 || Math.max(...outs) <= -WALL) continue
    const alongs = places.map(({ along }) => along)
    if (Math.min(...alongs) > 0) right = Math.min(right, Math.min(...alongs) - CLEAR)
    else if (Math.max(...alongs) < 0) left = Math.min(left, -Math.max(...alongs) - CLEAR)
  }
  return [Math.max(SHORTEST_HALF, left), Math.max(SHORTEST_HALF, right)]
}

/** A wall along each side of a building, inside its outline. */
function wallsAround(
  name: string,
  outline: readonly Point[],
  top: Inches,
  { layout }: Analysis,
): readonly Solid[] {
  const ground = groundOf(layout.site)
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const length = distance(from, to)
    if (length === 0) return []
    // Clockwise: the inside lies to the right of the way, which is (-y, x) with y down.
    const inward = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
    const middle = {
      x: (from.x + to.x) / 2 + (inward.x * WALL) / 2,
      y: (from.y + to.y) / 2 + (inward.y * WALL) / 2,
    }
    const bottom = Math.min(ground?.heightAt(from) ?? 0, ground?.heightAt(to) ?? 0)
    const owner = { kind: 'site', id: name } as const
    const size = { x: length, y: WALL, z: top - bottom }
    return [block({ owner, role: 'house' }, { ...middle, z: bottom }, size, turnTo(inward))]
  })
}

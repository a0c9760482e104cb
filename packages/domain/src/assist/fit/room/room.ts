import { boxAround } from '../../../base/geometry/outline.ts'
import type { Point } from '../../../base/geometry/point.ts'
import { awayFrom, isInside } from '../../../base/geometry/polygon.ts'
import type { Inches } from '../../../base/units.ts'
import type { Site, SurfaceKind } from '../../../model/layout/site.ts'
import {
  clearanceOf,
  type House,
  housesOf,
  isInPlace,
  keepOffsOf,
  nameOfThing,
  obstaclesOf,
} from '../../../model/layout/things-of-site.ts'
import { yardOf } from '../../../rules/site-measures/yard-of.ts'
import { centreOf, cornersOf, grown, type Rect } from './rect.ts'
import {
  gapToStretch,
  isOff,
  isWithin,
  keepsClear,
  passes,
  type Shape,
  shapeOver,
  type Thing,
  thingOf,
} from './shapes.ts'

/** What keeps a rectangle from standing somewhere; null where nothing does. */
export type Blocked = {
  readonly by: 'yard' | 'building' | 'obstacle' | 'porch' | 'door'
  readonly name: string
}

/** Where something may stand on a site, seen from its door. */
export type Room = {
  /** Where parts may be: the yard, or what lot and setback leave. */
  readonly yard: Shape | null
  /** The lot line, where it is not the yard's own. */
  readonly lot: Shape | null
  /** Room that other doors need in front of them. */
  readonly doorways: readonly Thing[]
  readonly hasLot: boolean
  /** Decks and landings may reach so far into walls and a porch: no tape finds them nearer (decision 093). */
  readonly hair: Inches
  /** Whether feet past the rails may meet anything. */
  readonly bindsFeet: boolean
  readonly walls: readonly Thing[]
  readonly things: readonly Thing[]
  /** A porch the way starts at; nothing stands on it. */
  readonly porch: Thing | null
  /** A porch that platforms stand over: the way does not end on it. */
  readonly porchBelow: Thing | null
  /** Where the landing at the foot may reach beyond the yard. */
  readonly beyond: Shape | null
  readonly destination: Site['destination']
  readonly surfaces: readonly { readonly kind: SurfaceKind; readonly shape: Shape }[]
}

/** A rail keeps this much off a wall, for a hand (ADA 505.5, rule 16). */
export const RAIL_OFF_WALL: Inches = 1.5
/** A wall, a house or a porch this near touches; lot lines and setbacks are never crossed. */
export const TOUCHING: Inches = 0.5
/** The house behind a door of which nothing else is known. */
const HOUSE: Inches = 6000

/** The room in front of a door, and the door as a sentence has it: `the back door`. */
export type DoorFront = { readonly outline: readonly Point[]; readonly name: string }

/** `fronts`: the outlines in front of the other doors, named as a sentence has them. */
export function roomOf(site: Site, fronts: readonly DoorFront[] = []): Room {
  const { porch, lot, destination, surfaces = [] } = site
  const yard = yardOf(site)
  const houses = housesOf(site).filter(isInPlace)
  const walls = houses.map((one) => thingOf(one, nameOfThing(one), 0))
  const things = thingsIn(site)
  return {
    yard: yard ? shapeOver(yard) : null,
    lot: lot && lot !== yard ? shapeOver(lot) : null,
    doorways: fronts.map(({ outline, name }) => thingOf({ outline }, `the clear space at ${name}`, 0)),
    hasLot: lot !== undefined,
    hair: TOUCHING,
    bindsFeet: lot !== undefined || things.length > 0,
    walls: hasHouse(houses) ? walls : [...walls, behindDoor()],
    things,
    porch: porch?.use === 'start' ? thingOf(porch, 'the porch', 0) : null,
    porchBelow: porch?.use === 'over' ? thingOf(porch, 'the porch', 0) : null,
    beyond: destination ? beyondOf(destination, yard) : null,
    destination,
    surfaces: surfaces.map(({ kind, outline }) => ({ kind, shape: shapeOver(outline) })),
  }
}

/** Nothing lies over a keep-off, and nothing touches it. */
const OFF: Inches = 0.01

/** What parts keep off, with their clearance. */
const thingsIn = (site: Site): readonly Thing[] => [
  ...obstaclesOf(site)
    .filter(isInPlace)
    .map((one) => thingOf(one, nameOfThing(one), clearanceOf(one))),
  ...keepOffsOf(site)
    .filter(isInPlace)
    .map((one) => thingOf(one, nameOfThing(one), OFF)),
]

/** Whether one of the houses is the one with the door. */
const hasHouse = (houses: readonly House[]): boolean =>
  houses.some(({ outline }) => {
    const { min, max } = boxAround(outline)
    return min.x <= 1 && max.x >= -1 && min.y <= -1 && max.y >= -12
  })

const behindDoor = (): Thing =>
  thingOf(
    {
      outline: [
        { x: -HOUSE, y: -HOUSE },
        { x: HOUSE, y: -HOUSE },
        { x: HOUSE, y: 0 },
        { x: -HOUSE, y: 0 },
      ],
    },
    'the house',
    0,
  )

/** Behind an edge the landing may go on: the street, the driveway. */
const BEYOND_EDGE: Inches = 120

function beyondOf(destination: NonNullable<Site['destination']>, yard: Site['yard']): Shape {
  if ('area' in destination) return shapeOver(destination.area)
  const [from, to] = destination.edge
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const out = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length }
  const middle = { x: (from.x + to.x) / 2 + out.x, y: (from.y + to.y) / 2 + out.y }
  // Out of the yard, and away from the door where the yard has no end.
  const isIn = yard ? isInside(yard, middle) : middle.x * out.x + middle.y * out.y < 0
  const by = isIn ? -BEYOND_EDGE : BEYOND_EDGE
  const away = ({ x, y }: Point): Point => ({ x: x + out.x * by, y: y + out.y * by })
  return shapeOver([from, to, away(to), away(from)])
}

/** What keeps the deck at the door from being here: it may serve a second door, and the engine says whether it does. */
export const blocksDoorDeck = (room: Room, rect: Rect): Blocked | null => blocks(room, rect, 0)

/** What keeps a deck from standing here. */
export const blocksDeck = (room: Room, rect: Rect): Blocked | null =>
  blocks(room, rect, 0) ?? blocksDoorway(room, rect)

/** What keeps a ramp from lying here: its rails keep off walls. */
export const blocksRamp = (room: Room, rect: Rect): Blocked | null =>
  blocks(room, rect, RAIL_OFF_WALL) ?? blocksDoorway(room, rect)

/** What keeps the feet of a joint from being here: things with their clearance, lot line and setback; a yard alone binds parts (rule 16). */
export const blocksFeet = (room: Room, rect: Rect): Blocked | null =>
  (room.hasLot ? blocksAtLine(room, rect) : null) ?? blocksAtThing(room, rect)

function blocksDoorway({ doorways }: Room, rect: Rect): Blocked | null {
  const doorway = doorways.find((one) => !keepsClear(one, rect, 0))
  return doorway ? { by: 'door', name: doorway.name } : null
}

function blocksAtLine({ yard, lot }: Room, rect: Rect): Blocked | null {
  if (yard && !isWithin(yard, rect)) return { by: 'yard', name: 'the yard' }
  return lot && !isWithin(lot, rect) ? { by: 'yard', name: 'the lot line' } : null
}

function blocksAtThing({ things }: Room, rect: Rect): Blocked | null {
  const thing = things.find((one) => !keepsClear(one, rect))
  return thing ? { by: 'obstacle', name: thing.name } : null
}

function blocks(room: Room, rect: Rect, offWall: Inches): Blocked | null {
  const line = blocksAtLine(room, rect)
  if (line) return line
  const wall = room.walls.find(
    (one) => !keepsClear(one, offWall > 0 ? rect : grown(rect, -room.hair), offWall),
  )
  if (wall) return { by: 'building', name: wall.name }
  const thing = blocksAtThing(room, rect)
  if (thing) return thing
  if (room.porch && !keepsClear(room.porch, grown(rect, -room.hair)))
    return { by: 'porch', name: room.porch.name }
  return null
}

/** What keeps the landing at a foot from being clear: it may reach out of the yard where the way has to end. */
export function blocksLanding(room: Room, rect: Rect): Blocked | null {
  const isPast = (line: Shape | null) =>
    line !== null && !isWithin(line, rect) && !reachesOnlyBeyond(line, room.beyond, rect)
  if (isPast(room.yard)) return { by: 'yard', name: 'the yard' }
  if (isPast(room.lot)) return { by: 'yard', name: 'the lot line' }
  const blocking = [...room.walls, room.porch, room.porchBelow].find(
    (one) => one !== null && !keepsClear(one, grown(rect, -room.hair), 0),
  )
  if (blocking) return { by: 'building', name: blocking.name }
  const thing = room.things.find((one) => !keepsClear(one, rect, 0))
  return thing ? { by: 'obstacle', name: thing.name } : null
}

/** Whether what lies out of the yard lies in the destination. */
function reachesOnlyBeyond(yard: Shape, beyond: Shape | null, rect: Rect): boolean {
  if (!beyond || isOff(beyond, rect)) return false
  return (
    isWithin(beyond, rect) ||
    [...cornersOf(rect), ...places(rect)].every(
      (at) => isInside(yard.outline, at) || isInside(beyond.outline, at),
    )
  )
}

/** Places closely all over a rectangle, its edges among them. */
function places({ left, right, top, bottom }: Rect): readonly Point[] {
  const across = Math.ceil((right - left) / 3)
  const down = Math.ceil((bottom - top) / 3)
  return Array.from({ length: (across + 1) * (down + 1) }, (_, index) => ({
    x: left + ((right - left) * (index % (across + 1))) / across,
    y: top + ((bottom - top) * Math.floor(index / (across + 1))) / down,
  }))
}

/** A landing this near touches its edge: parts keep that much off a keep-off there, and platforms are shifted in sixteenths. */
const AT_EDGE: Inches = 0.1

/** Whether the way may end here: its landing lies in the area, or touches the edge (rule 10). */
export function endsWell({ destination }: Pick<Room, 'destination'>, landing: Rect): boolean {
  if (!destination) return true
  if ('area' in destination) return isInside(destination.area, centreOf(landing))
  const [from, to] = destination.edge
  return passes(from, to, grown(landing, AT_EDGE))
}

/** How far a rectangle is from where the way has to end; 0 where it ends well. */
export function missesEndBy({ destination }: Pick<Room, 'destination'>, landing: Rect): Inches {
  if (!destination) return 0
  if ('edge' in destination) {
    const [from, to] = destination.edge
    return endsWell({ destination }, landing) ? 0 : gapToStretch(landing, from, to)
  }
  const at = centreOf(landing)
  if (isInside(destination.area, at)) return 0
  return Math.min(
    ...destination.area.map((from, index) =>
      awayFrom(from, destination.area[(index + 1) % destination.area.length] ?? from, at),
    ),
  )
}

const HARD: readonly SurfaceKind[] = ['concrete', 'asphalt', 'pavers']

/** Whether a foot stands on hard ground; of surfaces on one another the last one counts. */
export const isHard = ({ surfaces }: Room, rect: Rect): boolean => {
  const under = surfaces.findLast(({ shape }) => !isOff(shape, grown(rect, -0.01)))
  return under !== undefined && HARD.includes(under.kind) && isWithin(under.shape, rect)
}

import type { Inches, Point } from '@ramp/domain'
import { cornersOf } from '../solid/extent.ts'
import type { BoxSolid, Solid } from '../solid/solid.ts'

/** A door as it stands in a wall: how far along from the middle of the wall, and its threshold above the datum. */
export type DoorInFacade = {
  readonly along: Inches
  readonly sill: Inches
  readonly width: Inches
  readonly height: Inches
}

/** The front of a house: where its middle stands on the layout, the direction out of it, and how far it reaches. */
export type Facade = {
  readonly at: Point
  readonly out: Point
  /** To the left and to the right of somebody who stands in the door and looks out. */
  readonly left: Inches
  readonly right: Inches
  readonly bottom: Inches
  readonly top: Inches
  /** How far it goes back: that of its wall where no more has room. */
  readonly depth: Inches
  readonly doors: readonly DoorInFacade[]
  /** Nobody measured the house: windows and a roof stand for it. */
  readonly isOurs: boolean
}

/** A house nobody measured reaches so far to each side of its door, and so far back. */
const REACH: Inches = 212
const DEPTH: Inches = 196
/** It stays so far from what stands beside it, and is a house from this width on. */
const CLEAR: Inches = 6
const NARROWEST: Inches = 96

/** The fronts of a house, as pictures decorate them: a wall with a door in it is one, and so is every other wall. */
export function facadesOf(solids: readonly Solid[]): readonly Facade[] {
  const boxes = solids.filter((solid) => solid.kind === 'box')
  const walls = boxes.filter(({ role }) => role === 'house')
  const doors = boxes.filter(({ role }) => role === 'door')
  // A measured house has walls all around it, and no more doors than walls.
  const isOurs = walls.length <= doors.length
  const system = solids.filter(({ owner }) => owner.kind !== 'site')
  return walls.map((wall) => {
    const own = doors.filter((door) => isIn(door, wall))
    const [first] = own
    const facade = wallAsFacade(wall, first, own)
    return isOurs && first ? widened(facade, system) : facade
  })
}

function wallAsFacade(wall: BoxSolid, first: BoxSolid | undefined, doors: readonly BoxSolid[]): Facade {
  const out = outOf(first ?? wall)
  const half = wall.size.x / 2
  const thick = wall.size.y
  return {
    at: { x: wall.at.x + (out.x * thick) / 2, y: wall.at.y + (out.y * thick) / 2 },
    out,
    left: half,
    right: half,
    bottom: wall.at.z,
    top: wall.at.z + wall.size.z,
    depth: thick,
    doors: doors.map((door) => ({
      along: (door.at.x - wall.at.x) * -out.y + (door.at.y - wall.at.y) * out.x,
      sill: door.at.z,
      width: door.size.x,
      height: door.size.z,
    })),
    isOurs: false,
  }
}

/** Which way a block looks over the ground: its y, which a door has out of its wall. */
function outOf({ turn }: BoxSolid): Point {
  const radians = (turn * Math.PI) / 180
  return { x: -Math.sin(radians), y: Math.cos(radians) }
}

function isIn(door: BoxSolid, wall: BoxSolid): boolean {
  const { x, y } = outOf(wall)
  const [dx, dy] = [door.at.x - wall.at.x, door.at.y - wall.at.y]
  return Math.abs(dx * x + dy * y) < wall.size.y && Math.abs(dy * x - dx * y) < wall.size.x / 2
}

/** As wide and as deep as there is room for behind its front. */
function widened(facade: Facade, system: readonly Solid[]): Facade {
  const { at, out } = facade
  let [left, right] = [REACH, REACH]
  for (const solid of system) {
    const places = cornersOf(solid).map(({ x, y }) => {
      const [dx, dy] = [x - at.x, y - at.y]
      return { along: dy * out.x - dx * out.y, away: dx * out.x + dy * out.y }
    })
    const aways = places.map(({ away }) => away)
    if (Math.min(...aways) >= -CLEAR || Math.max(...aways) <= -DEPTH - CLEAR) continue
    const alongs = places.map(({ along }) => along)
    const [from, to] = [Math.min(...alongs), Math.max(...alongs)]
    if (from > 0) right = Math.min(right, from - CLEAR)
    else if (to < 0) left = Math.min(left, -to - CLEAR)
    else return facade
  }
  if (left < facade.left || right < facade.right || left + right < NARROWEST) return facade
  return { ...facade, left, right, depth: DEPTH, isOurs: true }
}

import { type BoxSolid, cornersOf, type Solid } from '@ramp/solids'

const METERS = 0.0254

/** A door as it stands in a wall, meters: how far along from the middle of the wall, and its threshold over the datum. */
export type DoorIn = {
  readonly along: number
  readonly sill: number
  readonly width: number
  readonly height: number
}

/** The front of a house, meters: where its middle stands on the ground, the way out of it, and how far it reaches. */
export type Facade = {
  readonly at: { readonly x: number; readonly z: number }
  readonly out: { readonly x: number; readonly z: number }
  /** To the left and to the right of somebody who stands in the door and looks out. */
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  /** How far it goes back: that of its wall where no more has room. */
  readonly depth: number
  readonly doors: readonly DoorIn[]
  /** Nobody measured the house: windows and a roof stand for it. */
  readonly isOurs: boolean
}

/** A house nobody measured reaches so far to each side of its door, and so far back. */
const REACH = 5.4
const DEPTH = 5
/** It stays so far from what stands beside it, and is a house from this width on. */
const CLEAR = 0.15
const NARROWEST = 2.4

/** The fronts of a house: a wall with a door in it is one, and so is every other wall. */
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
  const { x, y } = outOf(first ?? wall)
  const half = (wall.size.x / 2) * METERS
  const thick = wall.size.y * METERS
  return {
    at: { x: wall.at.x * METERS + (x * thick) / 2, z: wall.at.y * METERS + (y * thick) / 2 },
    out: { x, z: y },
    left: half,
    right: half,
    bottom: wall.at.z * METERS,
    top: (wall.at.z + wall.size.z) * METERS,
    depth: thick,
    doors: doors.map((door) => ({
      along: ((door.at.x - wall.at.x) * -y + (door.at.y - wall.at.y) * x) * METERS,
      sill: door.at.z * METERS,
      width: door.size.x * METERS,
      height: door.size.z * METERS,
    })),
    isOurs: false,
  }
}

/** Which way a block looks over the ground: its y, which a door has out of its wall. */
function outOf({ turn }: BoxSolid): { readonly x: number; readonly y: number } {
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
      const [dx, dz] = [x * METERS - at.x, y * METERS - at.z]
      return { along: dz * out.x - dx * out.z, away: dx * out.x + dz * out.z }
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

import { distance, dot, type Inches, type Point, subtract } from '@ramp/domain'
import { SCENERY } from '@ramp/drafting'
import { type HouseDoor, type Point3, ROLES, SITE_MEASURES } from '@ramp/solids'
import type { Panel, PieceFace } from '../pieces/piece.ts'

/** Boards of a wall, the foundation under the sill, the shadow under the eaves. */
const BOARD: Inches = 9
const BASE_UNDER_SILL: Inches = 9
const EAVES: Inches = 8

export type House = {
  /** Clockwise. */
  readonly outline: readonly Point[]
  readonly bottom: Inches
  readonly top: Inches
  readonly doors: readonly HouseDoor[]
  /** Nobody measured it: windows stand for those that are there. */
  readonly isOurs: boolean
}

/** A wall as it is seen from outside: along it from its first corner, and up. */
type Wall = {
  readonly length: Inches
  readonly doors: readonly DoorInWall[]
  readonly panel: (rectangle: Rectangle, color: string) => Panel
}

type Rectangle = {
  readonly left: Inches
  readonly right: Inches
  readonly low: Inches
  readonly high: Inches
}

type DoorInWall = { readonly along: Inches; readonly sill: Inches; readonly width: Inches }

/** A wall of a house from corner to corner, with its boards and doors, and with the windows of a house nobody measured. */
export function wallFace(
  house: House,
  from: Point,
  to: Point,
): Pick<PieceFace, 'corners' | 'material' | 'lines' | 'panels'> {
  const { bottom, top, isOurs } = house
  const length = distance(from, to)
  const at = (along: Inches, z: Inches): Point3 => {
    const share = along / (length || 1)
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, z }
  }
  const panel: Wall['panel'] = ({ left, right, low, high }, color) => ({
    color,
    corners: [at(left, low), at(right, low), at(right, high), at(left, high)],
  })
  const wall: Wall = { length, doors: doorsOn(house, from, to), panel }
  const sill = Math.min(...house.doors.map((door) => door.sill))
  const base = Math.max(bottom, sill - BASE_UNDER_SILL)
  const boards = Math.max(0, Math.ceil((top - base) / BOARD) - 1)
  return {
    corners: [at(0, bottom), at(length, bottom), at(length, top), at(0, top)],
    material: ROLES.house.material,
    lines: Array.from({ length: boards }, (_, index) => {
      const z = base + (index + 1) * BOARD
      return [at(0, z), at(length, z)] as const
    }),
    panels: [
      panel({ left: 0, right: length, low: bottom, high: base }, SCENERY.base),
      panel({ left: 0, right: length, low: top - EAVES, high: top }, SCENERY.eaves),
      ...(isOurs ? windowPanels(wall, sill, top) : []),
      ...wall.doors.flatMap((door) => doorPanels(door, wall)),
    ],
  }
}

/** A door is in the wall whose line it is on, and which looks the way it does. */
const OFF_WALL: Inches = 12
const SAME_WAY = 0.7

function doorsOn({ doors }: House, from: Point, to: Point): readonly DoorInWall[] {
  const length = distance(from, to)
  if (length === 0) return []
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  // Clockwise: the outside is to the left.
  const outward = { x: way.y, y: -way.x }
  return doors.flatMap(({ at, out, sill, width }) => {
    const off = subtract(at, from)
    const along = dot(off, way)
    const isOn = Math.abs(dot(off, outward)) < OFF_WALL && dot(out, outward) > SAME_WAY
    return isOn && along > 0 && along < length ? [{ along, sill, width }] : []
  })
}

const FRAME: Inches = 3.5
/** The pane and the handle of a door: from its middle by shares of half its width, and over its sill. */
const PANE = { half: 0.6, low: 46, under: 8 }
const HANDLE = { from: 0.74, to: 0.9, low: 35, high: 40 }

function doorPanels({ along, sill, width }: DoorInWall, { panel }: Wall): readonly Panel[] {
  const half = width / 2
  const high = sill + SITE_MEASURES.doorHeight.inches
  const leaf = { left: along - half, right: along + half, low: sill, high }
  const pane = { left: along - half * PANE.half, right: along + half * PANE.half }
  const handle = { left: along - half * HANDLE.to, right: along - half * HANDLE.from }
  return [
    panel({ ...leaf, left: leaf.left - FRAME, right: leaf.right + FRAME, high: high + FRAME }, SCENERY.trim),
    panel(leaf, ROLES.door.material.color),
    panel({ ...pane, low: sill + PANE.low, high: high - PANE.under }, SCENERY.glass),
    panel({ ...handle, low: sill + HANDLE.low, high: sill + HANDLE.high }, SCENERY.trim),
  ]
}

const WINDOW = { width: 38, height: 46, overSill: 34, each: 76, apart: 106, fromDoor: 62, fromCorner: 30 }
/** Between the upper and the lower sash. */
const SASH: Inches = 2

function windowPanels(wall: Wall, sill: Inches, top: Inches): readonly Panel[] {
  const low = sill + WINDOW.overSill
  const high = low + WINDOW.height
  if (high > top - EAVES) return []
  const middle = (low + high) / 2
  return windowsIn(wall).flatMap((along) => {
    const sides = { left: along - WINDOW.width / 2, right: along + WINDOW.width / 2 }
    const outer = { left: sides.left - FRAME, right: sides.right + FRAME }
    return [
      wall.panel({ ...outer, low: low - FRAME, high: high + FRAME }, SCENERY.trim),
      wall.panel({ ...sides, low, high: middle - SASH / 2 }, SCENERY.glass),
      wall.panel({ ...sides, low: middle + SASH / 2, high }, SCENERY.glass),
    ]
  })
}

/** Middles of windows: to both sides of a door, or evenly along a wall without one. */
function windowsIn({ length, doors }: Wall): readonly Inches[] {
  const [door] = doors
  if (!door) {
    const count = Math.floor(length / WINDOW.apart)
    return Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count)
  }
  return [-1, 1]
    .flatMap((side) => {
      const room = (side > 0 ? length - door.along : door.along) - WINDOW.fromCorner - WINDOW.fromDoor
      const count = Math.max(0, Math.floor(room / WINDOW.each) + 1)
      return Array.from(
        { length: count },
        (_, index) => door.along + side * (WINDOW.fromDoor + index * WINDOW.each),
      )
    })
    .filter((along) => doors.every((other) => Math.abs(other.along - along) >= WINDOW.fromDoor))
}

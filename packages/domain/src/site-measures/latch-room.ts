import { add, distance, dot, normalOf, type Point, scale, subtract } from '../geometry/point.ts'
import type { SiteDoor } from '../layout/site.ts'
import type { PlacedSide } from '../placement/placed-part.ts'
import type { Inches } from '../units.ts'
import type { SitedSystem, SiteReading } from './sited-system.ts'

/** A door belongs to the entrance whose side lies this close to it. */
const AT_DOOR: Inches = 24

/** Whether it is known how every door at an entrance opens. */
export const knowsDoors = (system: SitedSystem): boolean => {
  const entrances = entrancesOf(system)
  return entrances.length > 0 && entrances.every((side) => doorAt(side, system) !== undefined)
}

/** Level room beside the latch of every door that is pulled open from the platform, of two doors the one with less. */
export function latchRooms(system: SitedSystem): readonly SiteReading[] {
  return entrancesOf(system).flatMap((side) => {
    const door = doorAt(side, system)
    if (!door) return []
    const hinges = [
      ...(door.swing === 'out' ? [door.hinge ?? 'left'] : []),
      ...(door.storm?.swing === 'out' ? [door.storm.hinge] : []),
    ]
    return hinges.map((hinge) => ({ value: roomBeside(side, door, hinge), parts: [side.part] }))
  })
}

const entrancesOf = ({ connections, placement }: SitedSystem): readonly PlacedSide[] =>
  connections.openings.flatMap(({ use, end }) => {
    const placed = placement.byId.get(end.part)
    const isDeck = placed?.part.kind === 'platform' || placed?.part.kind === 'platform-ext'
    return placed && isDeck && use === 'entrance' ? [placed.sides[end.side]] : []
  })

type KnownDoor = SiteDoor & { readonly at: Point; readonly faces: number }

const doorAt = (side: PlacedSide, { layout }: SitedSystem): KnownDoor | undefined =>
  layout.site.doors.find(
    (door): door is KnownDoor => door.at !== undefined && door.faces !== undefined && isBefore(side, door.at),
  )

const isBefore = ({ middle, normal, length }: PlacedSide, at: Point): boolean => {
  const off = subtract(at, middle)
  return Math.abs(dot(off, normal)) <= AT_DOOR && distance(off, scale(normal, dot(off, normal))) <= length / 2
}

/** From the latch to where the usable deck ends, on the side the latch is on. */
function roomBeside(side: PlacedSide, { at, faces, width = 36 }: KnownDoor, hinge: 'left' | 'right'): Inches {
  const out = normalOf(faces)
  // Seen from outside, facing the door; its latch is opposite its hinges.
  const right = { x: out.y, y: -out.x }
  const toLatch = hinge === 'left' ? right : scale(right, -1)
  const latch = add(at, scale(toLatch, width / 2))
  return dot(subtract(side.middle, latch), toLatch) + side.usableLength / 2
}

import { add, dot, normalOf, scale, subtract } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { PlacedSide } from '../placement/placed-part.ts'
import { doorBefore, type PlacedDoor } from './beyond-openings.ts'
import type { SitedSystem, SiteReading } from './sited-system.ts'

/** Whether it is known how every door at an entrance opens. */
export const knowsDoors = (system: SitedSystem): boolean => {
  const entrances = entrancesOf(system)
  return entrances.length > 0 && entrances.every((side) => doorBefore(side, system.layout.site) !== undefined)
}

/** Level room beside the latch of every door that is pulled open from the platform, of two doors the one with less. */
export function latchRooms(system: SitedSystem): readonly SiteReading[] {
  return entrancesOf(system).flatMap((side) => {
    const door = doorBefore(side, system.layout.site)
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

/** From the latch to where the usable deck ends, on the side the latch is on. */
function roomBeside(
  side: PlacedSide,
  { at, faces, width = 36 }: PlacedDoor,
  hinge: 'left' | 'right',
): Inches {
  const out = normalOf(faces)
  // Seen from outside, facing the door; its latch is opposite its hinges.
  const right = { x: out.y, y: -out.x }
  const toLatch = hinge === 'left' ? right : scale(right, -1)
  const latch = add(at, scale(toLatch, width / 2))
  return dot(subtract(side.middle, latch), toLatch) + side.usableLength / 2
}

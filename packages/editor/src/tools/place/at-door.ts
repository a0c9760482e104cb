import { dot, isPlacedDoor, normalOf, type Part, placePart, SIDES, startOfWay, subtract } from '@ramp/domain'
import type { Table } from '../../arrange/selection-edits.ts'

/** Cosine of two directions that are taken as one. */
const STRAIGHT = 0.99

/** The first platform at the surveyed door, its middle before the door's; null where there is no such door, or a system already. */
export function atSurveyedDoor(part: Part, { catalogue, placement, layout }: Table): Part | null {
  const door = layout.site.doors.find(isPlacedDoor)
  const placed = placePart(part, catalogue)
  if (!door || part.kind !== 'platform' || !placed || placement.parts.some(({ isSystem }) => isSystem))
    return null
  const out = normalOf(door.faces)
  const side = SIDES.find((one) => dot(placed.sides[one].normal, out) < -STRAIGHT)
  if (!side) return null
  return {
    ...part,
    at: subtract(startOfWay(door, layout.site), subtract(placed.sides[side].middle, part.at)),
  }
}

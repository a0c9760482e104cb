import { boxAround, boxesTouch, outlinesOverlap } from '../../base/geometry/outline.ts'
import { add, type Point, scale } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { PartId, Side } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { PlacedSide } from '../../rules/placement/placed-part.ts'

/** What a door, or a person who leaves, takes of a side, and how far ahead of it. */
const OPENING: Inches = 36
const AHEAD: Inches = 24
/** Parts that only touch are not in the way. */
const TOUCH: Inches = 0.5

/** Whether another part of the system is right ahead of a side, so that neither a house nor a way on can be there. */
export function isBlocked(id: PartId, side: Side, { placement }: Pick<Analysis, 'placement'>): boolean {
  const placed = placement.byId.get(id)
  if (!placed) return false
  const ahead = roomAhead(placed.sides[side])
  const box = boxAround(ahead)
  return placement.parts.some(
    (other) =>
      other.part.id !== id &&
      other.isSystem &&
      boxesTouch(other.box, box) &&
      outlinesOverlap(other.outline, ahead, TOUCH),
  )
}

/** Clockwise, as outlines are. */
function roomAhead({ middle, normal, left, right, length }: PlacedSide): readonly Point[] {
  const half = Math.min(OPENING, length) / 2 / length
  const toRight = scale({ x: right.x - left.x, y: right.y - left.y }, half)
  const [nearLeft, nearRight] = [add(middle, scale(toRight, -1)), add(middle, toRight)]
  const reach = scale(normal, AHEAD)
  return [nearLeft, add(nearLeft, reach), add(nearRight, reach), nearRight]
}

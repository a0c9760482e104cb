import { outlineContains, type PartId, type Placement, type Point } from '@ramp/domain'
import { indexOf } from './snapping/standing.ts'

/** The uppermost part at a point of the layout; null where there is none. */
export function partAt(placement: Placement, at: Point): PartId | null {
  const hit = indexOf(placement)
    .near({ min: at, max: at })
    .filter(({ outline }) => outlineContains(outline, at))
    .map(({ part }) => part.id)
  if (hit.length < 2) return hit[0] ?? null
  const found = new Set(hit)
  return placement.parts.findLast(({ part }) => found.has(part.id))?.part.id ?? null
}

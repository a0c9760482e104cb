import {
  add,
  type Inches,
  outlineContains,
  type PartId,
  type Placement,
  type Point,
  rotate,
} from '@ramp/domain'
import { indexOf } from './snapping/standing.ts'

/** The uppermost part at a point of the layout, else one within reach of it; null where there is none. */
export function partAt(placement: Placement, at: Point, reach: Inches = 0): PartId | null {
  for (const off of reach === 0 ? [HERE] : [HERE, ...around(reach)]) {
    const part = partUnder(placement, add(at, off))
    if (part !== null) return part
  }
  return null
}

const HERE: Point = { x: 0, y: 0 }

const around = (reach: Inches): readonly Point[] =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => rotate({ x: reach, y: 0 }, degrees))

function partUnder(placement: Placement, at: Point): PartId | null {
  const hit = indexOf(placement)
    .near({ min: at, max: at })
    .filter(({ outline }) => outlineContains(outline, at))
    .map(({ part }) => part.id)
  if (hit.length < 2) return hit[0] ?? null
  const found = new Set(hit)
  return placement.parts.findLast(({ part }) => found.has(part.id))?.part.id ?? null
}

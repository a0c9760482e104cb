import {
  add,
  type Inches,
  type Layout,
  objectsInOrder,
  outlineContains,
  type PartId,
  type Placement,
  type Point,
  rotate,
} from '@ramp/domain'
import { indexOf } from '../snapping/standing.ts'
import { hitsDrawing } from './drawing-hit.ts'

/** A thin line is hit this near to it, in inches at least. */
const LINE_REACH: Inches = 3

/** The uppermost part or drawing at a point of the canvas; null where there is none. */
export function objectAt(layout: Layout, placement: Placement, at: Point, reach: Inches = 0): string | null {
  const part = partAt(placement, at, reach)
  const near = Math.max(reach, LINE_REACH)
  const found = new Set(layout.drawings.filter((one) => hitsDrawing(one, at, near)).map(({ id }) => id))
  if (found.size === 0 && layout.stack.length === 0) return part
  for (const id of partsUnder(placement, at)) found.add(id)
  return objectsInOrder(layout).findLast(({ id }) => found.has(id))?.id ?? part
}

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

const partsUnder = (placement: Placement, at: Point): readonly PartId[] =>
  indexOf(placement)
    .near({ min: at, max: at })
    .filter(({ outline }) => outlineContains(outline, at))
    .map(({ part }) => part.id)

function partUnder(placement: Placement, at: Point): PartId | null {
  const hit = partsUnder(placement, at)
  if (hit.length < 2) return hit[0] ?? null
  const found = new Set(hit)
  return placement.parts.findLast(({ part }) => found.has(part.id))?.part.id ?? null
}

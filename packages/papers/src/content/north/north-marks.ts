import { type Frame, frameAround, type Marks, northArrow, type PlacedView, type Room } from '@ramp/drafting'
import type { Plan } from '../plan.ts'

const ARROW = 54

/**
 * The arrow to the north in a free place of what the plan spans, from its upper right on, else beside it; nothing where
 * nobody entered north.
 */
export function northMarks({ analysis, view, turn }: Plan, { toPaper }: PlacedView, room: Room): Marks {
  const { north } = analysis.layout.site
  if (north === undefined) return []
  const outline = frameAround(view.shapes.flatMap(({ points }) => points.map(toPaper)))
  const places = [0, ARROW, 2 * ARROW].flatMap((beyond) => arrowPlaces(outline, beyond))
  const found = room.find(places.map((frame) => ({ frame })))
  return found ? northArrow(found.frame.left + ARROW / 2, found.frame.top + ARROW / 2, north + turn) : []
}

/** Places of the arrow in rows from the upper right to the lower left of an outline, or so far beyond it. */
function arrowPlaces({ left, top, width, height }: Frame, beyond: number): readonly Frame[] {
  const count = (length: number) => Math.floor((length + 2 * beyond - ARROW) / (ARROW / 2)) + 1
  return Array.from({ length: Math.max(1, count(height)) }, (_, row) =>
    Array.from({ length: Math.max(1, count(width)) }, (__, column) => ({
      left: left + width + beyond - ARROW - (column * ARROW) / 2,
      top: top - beyond + (row * ARROW) / 2,
      width: ARROW,
      height: ARROW,
    })),
  ).flat()
}

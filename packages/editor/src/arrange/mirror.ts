import { type Edit, mapDrawings, normalizeAngle, type Part, type Point, type Side } from '@ramp/domain'
import { mirrorDrawing } from './mirror-drawing.ts'
import type { MirrorWay } from './mirror-way.ts'

/** A mirrored part keeps its own top and bottom, so ramps still go down the same way; its left and right change places. */
const SWAPPED: Readonly<Record<Side, Side>> = { TOP: 'TOP', RIGHT: 'LEFT', BOTTOM: 'BOTTOM', LEFT: 'RIGHT' }

/** Mirrors objects about a point; parts with what was decided about their sides: rails, entrances and exits. */
export const mirrorObjects =
  (ids: readonly string[], way: MirrorWay, about: Point): Edit =>
  (before) => {
    const wanted = new Set(ids)
    const layout = mapDrawings(ids, (drawing) => mirrorDrawing(drawing, way, about))(before)
    if (!layout.parts.some(({ id }) => wanted.has(id))) return layout
    return {
      ...layout,
      parts: layout.parts.map((part) => (wanted.has(part.id) ? mirrored(part, way, about) : part)),
      openings: layout.openings.map((opening) =>
        wanted.has(opening.part) ? { ...opening, side: SWAPPED[opening.side] } : opening,
      ),
    }
  }

function mirrored(part: Part, way: MirrorWay, about: Point): Part {
  const place = {
    at:
      way === 'across'
        ? { x: 2 * about.x - part.at.x, y: part.at.y }
        : { x: part.at.x, y: 2 * about.y - part.at.y },
    rotation: normalizeAngle(way === 'across' ? -part.rotation : 180 - part.rotation),
  }
  return part.kind === 'platform'
    ? { ...part, ...place, handrailSides: part.handrailSides?.map((side) => SWAPPED[side]) ?? null }
    : { ...part, ...place }
}

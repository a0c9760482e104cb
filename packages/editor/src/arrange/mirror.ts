import { type Edit, normalizeAngle, type Part, type PartId, type Point, type Side } from '@ramp/domain'

/** `across`: left becomes right. `down`: top becomes bottom. */
export type MirrorWay = 'across' | 'down'

/** A mirrored part keeps its own top and bottom, so ramps still go down the same way; its left and right change places. */
const SWAPPED: Readonly<Record<Side, Side>> = { TOP: 'TOP', RIGHT: 'LEFT', BOTTOM: 'BOTTOM', LEFT: 'RIGHT' }

/** Mirrors parts about a point, with what was decided about their sides: rails, entrances and exits. */
export const mirrorParts =
  (ids: readonly PartId[], way: MirrorWay, about: Point): Edit =>
  (layout) => {
    const wanted = new Set(ids)
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
